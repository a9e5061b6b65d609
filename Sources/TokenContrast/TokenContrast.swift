/// The contrast of token pairs, in every context in which it differs.
///
/// 1. A ``ContrastPair`` names two colour tokens and what lies below them. Pairs are declared by
///    components, drawn by their previews, or follow from the names of tokens (``NamedPairs``).
/// 2. ``ContrastSettings`` says what a system asks of its pairs, what lies below translucent
///    colours, and which shortfalls are excused.
/// 3. ``ContrastCalculator`` makes a ``ContrastTable`` of a pair: a row for each group of contexts
///    that share their colours, with a ratio, or with bounds where a backdrop decides.
/// 4. ``ContrastClaim`` compares what a document states with what was measured, and
///    ``ContrastAdvice`` says which colour would pass.
/// 5. ``TokenContrastMatrix`` puts all text tokens on all background tokens.
///
/// Ratios are WCAG 2.2's and are compared unrounded; the arithmetic is that of `ColorScience`.
enum TokenContrast {}
