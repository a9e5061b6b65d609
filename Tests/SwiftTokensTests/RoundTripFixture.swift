import DesignTokens
import TokenDialects

/// A system with every type and colour space, aliases in all places, names that Swift cannot say
/// in a way of its own, and differences by appearance, contrast and platform.
enum RoundTripFixture {
  static let files = [
    "r.json": resolver, "base.json": base, "colors.json": colors, "names.json": names,
    "dark.json": dark, "increased.json": increased, "mac.json": mac,
  ]

  static var tokens: ResolvedTokens {
    TokenLoad(files: files.mapValues { Array($0.utf8) }, resolver: "r.json").tokens
  }

  private static let resolver = #"""
    {
      "version": "2025.10",
      "sets": {"base": {"sources": [
        {"$ref": "base.json"}, {"$ref": "colors.json"}, {"$ref": "names.json"}]}},
      "modifiers": {
        "platform": {"default": "iOS", "contexts": {"iOS": [], "macOS": [{"$ref": "mac.json"}]}},
        "appearance": {"contexts": {"light": [], "dark": [{"$ref": "dark.json"}]}},
        "contrast": {"contexts": {"normal": [], "increased": [{"$ref": "increased.json"}]}}
      },
      "resolutionOrder": [
        {"$ref": "#/sets/base"}, {"$ref": "#/modifiers/platform"},
        {"$ref": "#/modifiers/appearance"}, {"$ref": "#/modifiers/contrast"}
      ]
    }
    """#

  private static let base = #"""
    {
      "$description": "Everything at once.",
      "size": {
        "$type": "dimension", "$description": "Distances.\nIn two lines.",
        "small": {"$value": {"value": 4, "unit": "px"}},
        "large": {"$value": {"value": 1.5, "unit": "rem"}},
        "fineLine": {"$value": {"value": -0.25, "unit": "px"}},
        "twice": {"$value": "{size.small}"}, "thrice": {"$value": "{size.twice}"}
      },
      "number": {
        "$type": "number", "ratio": {"$value": 1.5}, "huge": {"$value": 100000000000000000000},
        "tiny": {"$value": 5e-7}
      },
      "time": {
        "quick": {"$type": "duration", "$value": {"value": 150, "unit": "ms"}},
        "slow": {"$type": "duration", "$value": {"value": 0.3, "unit": "s"}},
        "curve": {"$type": "cubicBezier", "$value": [0.4, 0, 0.2, 1.5]},
        "move": {"$type": "transition", "$value": {
          "duration": "{time.quick}", "delay": {"value": 0, "unit": "ms"},
          "timingFunction": "{time.curve}"}},
        "fade": {"$type": "transition", "$value": {
          "duration": {"value": 1, "unit": "s"}, "delay": "{time.slow}",
          "timingFunction": [0, 0, 1, 1]}}
      },
      "text": {
        "family": {"$type": "fontFamily", "$value": ["Inter \"Display\"", "sans-serif"]},
        "single": {"$type": "fontFamily", "$value": "Menlo"},
        "bold": {"$type": "fontWeight", "$value": "semi-bold"},
        "weight": {"$type": "fontWeight", "$value": 450},
        "body": {"$type": "typography", "$value": {
          "fontFamily": "{text.family}", "fontSize": {"value": 1, "unit": "rem"},
          "fontWeight": "{text.bold}", "letterSpacing": {"value": 0.2, "unit": "px"},
          "lineHeight": "{number.ratio}"}},
        "caption": {"$type": "typography", "$value": {
          "fontFamily": ["Inter"], "fontSize": "{size.small}", "fontWeight": "{text.weight}",
          "letterSpacing": "{size.fineLine}", "lineHeight": 1.25}}
      },
      "line": {
        "dashed": {"$type": "strokeStyle", "$value": "dashed"},
        "dots": {"$type": "strokeStyle", "$value": {
          "dashArray": ["{size.small}", {"value": 2, "unit": "px"}], "lineCap": "round"}},
        "border": {"$type": "border", "$value": {
          "color": "{color.ink}", "width": "{size.small}", "style": "solid"}},
        "outline": {"$type": "border", "$value": {
          "color": "{palette.blue}", "width": "{size.large}", "style": "{line.dots}"}}
      },
      "effect": {
        "low": {"$type": "shadow", "$value": {
          "color": "{color.ink}", "offsetX": {"value": 0, "unit": "px"},
          "offsetY": "{size.small}", "blur": {"value": 3, "unit": "px"},
          "spread": {"value": 0, "unit": "px"}}},
        "both": {"$type": "shadow", "$value": ["{effect.low}", {
          "color": "{color.wide}", "offsetX": {"value": 0, "unit": "px"},
          "offsetY": {"value": 1, "unit": "px"}, "blur": {"value": 3, "unit": "px"},
          "spread": {"value": 1, "unit": "px"}, "inset": true}]},
        "fade": {"$type": "gradient", "$value": [
          {"color": "{color.ink}", "position": 0},
          {"color": {"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0}, "position": 1}]},
        "same": {"$value": "{effect.low}"}
      }
    }
    """#

  private static let colors = #"""
    {
      "palette": {
        "$type": "color", "$extensions": {"catalog": {"internal": true}},
        "blue": {"$value": {"colorSpace": "srgb", "components": [0.2, 0.4, 1]}},
        "step": {"$value": "{color.wide}"}
      },
      "color": {
        "$type": "color",
        "ink": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.875}},
        "wide": {"$value": {"colorSpace": "display-p3", "components": [0, 1, 0]}},
        "followed": {"$value": "{palette.step}"}, "written": {"$value": "{palette.blue}"},
        "accent": {"$root": {"$value": "{color.wide}"}, "soft": {"$value": {
          "colorSpace": "oklch", "components": [0.7, "none", 250], "alpha": 0.5}}}
      },
      "space": {
        "$type": "color",
        "srgb": {"$value": {"colorSpace": "srgb", "components": ["none", 0.2, 1]}},
        "linear": {"$value": {"colorSpace": "srgb-linear", "components": [0.1, 0.2, 1]}},
        "hsl": {"$value": {"colorSpace": "hsl", "components": [330, 100, 50]}},
        "hwb": {"$value": {"colorSpace": "hwb", "components": [90, 10, 20]}},
        "lab": {"$value": {"colorSpace": "lab", "components": [60, 93, -61]}},
        "lch": {"$value": {"colorSpace": "lch", "components": [66, 111, 327]}},
        "oklab": {"$value": {"colorSpace": "oklab", "components": [0.7, 0.2, -0.1]}},
        "oklch": {"$value": {"colorSpace": "oklch", "components": [0.7, 0.3, 328]}},
        "p3": {"$value": {"colorSpace": "display-p3", "components": [1, "none", 1]}},
        "a98": {"$value": {"colorSpace": "a98-rgb", "components": [0.9, 0, 1]}},
        "proPhoto": {"$value": {"colorSpace": "prophoto-rgb", "components": [0.7, 0.01, 0.8]}},
        "rec2020": {"$value": {"colorSpace": "rec2020", "components": [0.2, 0.6, 0.3]}},
        "xyzD65": {"$value": {"colorSpace": "xyz-d65", "components": [0.5, 0.3, 0.9]}},
        "xyzD50": {"$value": {"colorSpace": "xyz-d50", "components": [0.5, 0.3, "none"]}}
      }
    }
    """#

  private static let names = #"""
    {
      "odd-names": {
        "$type": "number", "$description": "A group that Swift calls differently.",
        "very-large": {"$value": 1, "$description": "With a hyphen."},
        "two words": {"$value": 2}, "default": {"$value": 3}, "2xl": {"$value": 4},
        "infoBG": {"$value": 5}, "Upper": {"$value": 6}, "größe": {"$value": 7},
        "Type": {"self": {"$value": 8}}, "9": {"in": {"$value": 9}}
      },
      "URLColor": {"$type": "number", "one": {"$value": 1}},
      "urlText": {"$type": "number", "one": {"$value": 1}},
      "aB": {"$type": "number", "one": {"$value": 1}},
      "renamed": {"$type": "number", "$value": 1, "$extensions": {
        "catalog": {"swift": "DS.Elsewhere.newName"}}},
      "said": {
        "$type": "number",
        "lines": {"$value": 1,
          "$description": "First.\n\n  Indented */ \"\\(here)\" `code`\n/// slashes\n- item 🎨"},
        "field": {"$value": 2, "$description": "Before\n- Token: other.path\nafter"},
        "short": {"$value": 3, "$description": "- Token:x"},
        "old": {"$value": 4, "$deprecated": true},
        "older": {"$value": 5, "$deprecated": "Use \"{said.old}\" \\(not this)\nor nothing."},
        "group": {"$deprecated": "Gone.", "a": {"$value": 6}, "b": {"$value": 7, "$deprecated": false}}
      }
    }
    """#

  private static let dark = #"""
    {
      "color": {"$type": "color",
        "ink": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
        "written": {"$value": "{color.ink}"}},
      "size": {"large": {"$type": "dimension", "$value": {"value": 2, "unit": "rem"}}},
      "text": {"weight": {"$type": "fontWeight", "$value": 500}}
    }
    """#

  private static let increased = #"""
    {
      "color": {"$type": "color", "wide": {"$value": {
        "colorSpace": "display-p3", "components": [0, 0.5, 0]}}},
      "number": {"ratio": {"$type": "number", "$value": 2}}
    }
    """#

  private static let mac = #"""
    {
      "size": {"small": {"$type": "dimension", "$value": {"value": 3, "unit": "px"}}},
      "text": {"single": {"$type": "fontFamily", "$value": "{text.family}"}},
      "line": {"dashed": {"$type": "strokeStyle", "$value": "dotted"}}
    }
    """#
}
