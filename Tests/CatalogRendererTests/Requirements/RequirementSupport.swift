/// A specification, a rule and a guide in two languages' letters, for the sample's system.
let requirementFiles: [String: String] = [
  "one/specs/words.md": """
  ---
  title: Words
  summary: What words do.
  order: 1
  ---

  Before.

  ## Requirement: Short

  A badge SHALL hold one word.

  ### Scenario: Two words

  - **WHEN** a badge is given two words
  - **THEN** it holds one
  - **AND** the other is left out

    Below it.

  Met by: `Badge`, `color.ink`, [Start](../guides/start.md), `agent/unknown-prop`

  """,
  "one/specs/язык.md": """
  ---
  title: Язык
  summary: Буквы.
  order: 2
  ---

  ## Requirement: Буквы

  Текст обязан (SHALL NOT) теряться.

  Met by: [Rule](../rules/ink.md)

  """,
  "one/rules/ink.md": """
  ---
  title: Ink on paper
  summary: Words are ink.
  ---

  Ink is read.

  ```yaml agent right
  component: Badge
  props: { text: INK }
  ```

  *Dark & plain.*

  ```yaml agent wrong
  component: Badge
  props: { text: PALE }
  ```

  ```yaml agent wrong
  component: Bagde
  ```

  """,
]
