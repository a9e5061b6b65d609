import DesignTokens
import Testing

@Suite struct TokenSchemaTests {
  @Test(arguments: [
    ("https://www.designtokens.org/schemas/2025.10/format.json", true),
    ("https://designtokens.org/schemas/2025.10/resolver.json", true),
    ("https://www.designtokens.org/schemas/2025.10/format/token.json", true),
    ("https://www.designtokens.org/schemas/2026.04/format.json", false),
    ("https://example.com/2025.10/format.json", false),
    ("https://example.com/?designtokens.org/schemas/2025.10/format.json", false),
  ])
  func knowsTheAddressesOfTheFormat(address: String, isCurrent: Bool) {
    #expect(TokenSchema.isCurrent(address) == isCurrent)
  }

  @Test func knowsItsOwnAddresses() {
    #expect([TokenSchema.format, TokenSchema.resolver].allSatisfy(TokenSchema.isCurrent))
  }
}
