import Testing
import TokenDialects

@Suite struct HostileInputTests {
  @Test func boundsDepth() {
    let deep =
      String(repeating: #"{"value":"#, count: 120) + "1" + String(repeating: "}", count: 120)
    #expect(Reading(deep).dialect == .styleDictionary)
    let tooDeep = String(repeating: #"{a:"#, count: 100_000)
    #expect(Reading(tooDeep).json == nil)
    let yaml = (0..<200).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(
      Reading(yaml, path: "a.yaml").allMessages == [
        "1:1 groups are nested more than 128 levels deep"
      ])
  }

  @Test func boundsAliasBombs() {
    var yaml = "a0: &a0 [x, x]\n"
    for level in 1..<40 { yaml += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    #expect(Reading(yaml, path: "a.yaml").json == nil)
  }

  @Test func boundsChainsAndCalculations() {
    var text = ##"{"t0":{"type":"sizing","value":"1px"}"##
    for number in 1..<3_000 {
      text +=
        ##","t\##(number)":{"type":"sizing","value":"{t\##(number - 1)} + {t\##(number - 1)}"}"##
      text += ##","c\##(number)":{"type":"sizing","value":"{c\##(number - 1)}"}"##
      text += ##","s\##(number)":{"type":"boxShadow","value":["{s\##(number - 1)}"]}"##
    }
    let reading = Reading(text + "}")
    #expect(reading.tokenText("t5") == #"{"$type":"dimension","$value":{"value":32,"unit":"px"}}"#)
    #expect(reading.tokenText("c2999") == #"{"$type":"dimension","$value":"{c2998}"}"#)
  }

  /// Each token looks at the next one alone: a chain costs as much as its length.
  @Test func aChainOfWholeReferencesEndsWhereItLeads() {
    var members = [
      #""t0":{"type":"color","value":"red","$extensions":{"studio.tokens":{"modify":{"type":"invert"}}}}"#
    ]
    members += (1..<1_000).map { #""t\#($0)":{"type":"color","value":"{t\#($0 - 1)}"}"# }
    let reading = Reading("{" + members.joined(separator: ",") + "}")
    #expect(reading.document.root?.object?.members.isEmpty == true)
    #expect(
      reading.messages.contains {
        $0.hasSuffix(" 999 tokens are left out: what they refer to is left out")
      })
  }

  /// What a long chain comes to does not depend on which end of it is written first.
  @Test(arguments: [false, true]) func readsChainsFromEitherEnd(isTopDown: Bool) {
    var members: [String] = []
    for number in 1..<1_000 {
      members += [
        #""t\#(number)":{"type":"sizing","value":"{t\#(number - 1)} + 1px"}"#,
        #""s\#(number)":{"type":"boxShadow","value":["{s\#(number - 1)}"]}"#,
      ]
    }
    members.insert(
      #""t0":{"type":"sizing","value":"1px"},"s0":{"type":"color","value":"red","$extensions":{"studio.tokens":{"modify":{"type":"invert"}}}}"#,
      at: 0)
    let reading = Reading(
      "{" + (isTopDown ? members.reversed() : members).joined(separator: ",") + "}")
    #expect(
      reading.tokenText("t999") == #"{"$type":"dimension","$value":{"value":1000,"unit":"px"}}"#)
    #expect(reading.document.root?.object?.members.count == 1_000)
    #expect(
      Set(reading.messages.map { $0.drop { $0 != " " } }) == [
        " 999 values are computed, and no longer follow what they refer to",
        " a token is left out: DTCG 2025.10 has no colour modifier 'invert'",
        " 999 tokens are left out: what they refer to is left out",
      ])
  }

  @Test func survivesCycles() {
    let reading = Reading(
      ##"""
      {"a":{"type":"sizing","value":"{b}"},"b":{"type":"sizing","value":"{a}"},"c":{"type":"sizing","value":"{c} * 2"},
      "t":{"type":"typography","value":{"fontSize":"{t}","lineHeight":"{t}","letterSpacing":"1em"}}}
      """##)
    #expect(reading.tokenText("a") == #"{"$type":"dimension","$value":"{b}"}"#)
    #expect(reading.tokenText("c") == nil)
    #expect(reading.tokenText("t")?.contains(#""fontSize":"{t}""#) == true)
  }

  @Test func survivesWrongKinds() {
    let values = ["null", "true", "[]", "{}", "[[]]", #"{"x":[]}"#, #""""#, #""{}""#, "1e999"]
    let types = [
      "color", "sizing", "fontFamilies", "fontWeights", "duration", "cubicBezier", "opacity",
      "strokeStyle", "border", "transition", "boxShadow", "gradient", "typography", "lineHeights",
    ]
    for type in types {
      for value in values {
        let text =
          #"{"m":{"type":"sizing","value":"1px"},"t":{"type":"\#(type)","value":\#(value)}}"#
        #expect(Reading(text).json?.hasPrefix(#"{"m":"#) == true)
      }
    }
    let shapes = [
      #"{"$themes":1,"$metadata":[]}"#, #"{"$themes":[1,{"name":"x"}],"s":{}}"#,
      #"{"$metadata":{"tokenSetOrder":["a","a",1,"z"]},"a":{"$type":1,"b":{"$value":1}}}"#,
    ]
    for shape in shapes { #expect(Reading(shape).json != nil) }
  }

  @Test func readsWideFiles() {
    let tokens = (0..<20_000).map { ##""t\##($0)":{"$type":"color","$value":"#fff"}"## }
    let reading = Reading("{" + tokens.joined(separator: ",") + "}")
    #expect(reading.document.root?.object?.members.count == 20_000)
    #expect(reading.messages.isEmpty)
  }

  @Test func readsWideGroupsOfNamesWithDots() {
    let tokens = (0..<20_000).map { ##""color.c\##($0)":{"value":"#fff"}"## }
    let reading = Reading("{" + tokens.joined(separator: ",") + "}")
    let group = reading.document.root?.object?["color"]?.object
    #expect(group?.members.count == 20_000)
  }

  @Test func readsWideGroupsWithModes() {
    let tokens = (0..<20_000).map {
      ##""t\##($0)":{"$value":"#fff","$extensions":{"mode":{"light":"#fff","dark":"#000"}}}"##
    }
    let reading = Reading(##"{"color":{"$type":"color",\##(tokens.joined(separator: ","))}}"##)
    let contexts = reading.document.root?.object?["modifiers"]?.object?["mode"]?.object?["contexts"]
    let dark = contexts?.object?["dark"]?.array?.first?.object?["color"]?.object
    #expect(dark?.members.count == 20_000)
  }
}
