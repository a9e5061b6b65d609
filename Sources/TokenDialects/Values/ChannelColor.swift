import JSONTree

/// Colours whose components are called channels: `{ "colorSpace": "rgb", "channels": [29, 29, 29] }`.
enum ChannelColor {
  /// The colour in the form of DTCG 2025.10; the channels of `rgb` are parts of 255. `nil` for any
  /// other value.
  static func color(_ node: JSONNode) -> JSONNode? {
    guard let object = node.object, object["components"] == nil,
      let space = object["colorSpace"]?.string, let channels = object["channels"]?.array
    else { return nil }
    let isRGB = space.lowercased() == "rgb"
    let components = channels.map { channel in
      guard isRGB, let number = channel.double else { return channel }
      return JSONNode(.number(Computed.number(number / 255)), at: channel.position)
    }
    var result = JSONObject()
    for member in object.members {
      switch member.name {
      case "colorSpace" where isRGB: result.set(member.with(.string("srgb")))
      case "channels": result.set(member.named("components").with(.array(components)))
      default: result.set(member)
      }
    }
    return JSONNode(.object(result), at: node.position)
  }
}
