extension LibraryInterface {
  /// Distributed actors, of `Distributed`.
  static let distributed = """
    protocol DistributedActor: Hashable, Identifiable {
      associatedtype ActorSystem; associatedtype SerializationRequirement
      static func resolve(id: ID, using system: ActorSystem) throws -> Self
      var actorSystem: ActorSystem; var id: ID; var unownedExecutor: UnownedSerialExecutor
    }
    protocol DistributedActorSystem {
      associatedtype ActorID; associatedtype InvocationDecoder; associatedtype InvocationEncoder
      associatedtype ResultHandler; associatedtype SerializationRequirement
      func actorReady<Act>(_ actor: Act); func assignID<Act>(_ actorType: Act.Type) -> ActorID
      func invokeHandlerOnReturn(handler: ResultHandler, resultBuffer: UnsafeRawPointer,
        metatype: any Any.Type) async throws
      func makeInvocationEncoder() -> InvocationEncoder
      func remoteCall<Act, Err, Res>(on actor: Act, target: RemoteCallTarget,
        invocation: inout InvocationEncoder, throwing: Err.Type, returning: Res.Type)
        async throws -> Res
      func remoteCallVoid<Act, Err>(on actor: Act, target: RemoteCallTarget,
        invocation: inout InvocationEncoder, throwing: Err.Type) async throws
      func resignID(_ id: ActorID)
      func resolve<Act>(id: ActorID, as actorType: Act.Type) throws -> Act?
    }
    protocol DistributedTargetInvocationDecoder {
      associatedtype SerializationRequirement
      func decodeErrorType() throws -> (any Any.Type)?
      func decodeGenericSubstitutions() throws -> [any Any.Type]
      func decodeNextArgument<Argument>() throws -> Argument
      func decodeReturnType() throws -> (any Any.Type)?
    }
    protocol DistributedTargetInvocationEncoder {
      associatedtype SerializationRequirement
      func doneRecording() throws
      func recordArgument<Value>(_ argument: RemoteCallArgument<Value>) throws
      func recordErrorType<E>(_ type: E.Type) throws
      func recordGenericSubstitution<T>(_ type: T.Type) throws
      func recordReturnType<R>(_ type: R.Type) throws
    }
    protocol DistributedTargetInvocationResultHandler {
      associatedtype SerializationRequirement
      func onReturn<Success>(value: Success) async throws; func onReturnVoid() async throws
      func onThrow<Err>(error: Err) async throws
    }
    """
}
