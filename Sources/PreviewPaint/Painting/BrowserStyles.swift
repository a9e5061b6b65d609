/// What browsers themselves say of elements, where it decides what is painted. Their own colours
/// are literals, and so unreadable.
enum BrowserStyles {
  static let stylesheet = Stylesheet(
    """
    [hidden], area, base, datalist, head, link, meta, noembed, noframes, param, rp, script, style,
    template, title, dialog:not([open]), details:not([open]) > :not(summary),
    defs, symbol, clippath, mask, marker, pattern, lineargradient, radialgradient, filter {
      display: none;
    }
    slot { display: contents; }
    h1, h2, h3, h4, h5, h6 { font: bold 1em system-ui; }
    code, kbd, pre, samp, small, sub, sup, tt { font-size: smaller; }
    b, optgroup, strong, th { font-weight: bolder; }
    a[href] { color: linktext; }
    mark { background: mark; color: marktext; }
    button, input, select, textarea {
      background: buttonface; color: buttontext; font: caption;
    }
    """)
}
