"""What a reader does inside of the preview on the stage comes back into the controls beside it, the
code and the address.
"""

import asyncio
import re

from browser import guarded, listen, near_stage

# A control in the preview of a page's own component that names a prop.
MARK = re.compile(r'<(input|details|select)[^>]*?data-prop=\\?"')
PICTURE = "#stage-preview > .stage"
# What the stage says of a prop: its control, the code, the address.
STATE = """(prop) => {
  const control = document.querySelector(`.control[data-prop="${prop}"]`);
  const input = control.querySelector("input:checked, select, input:not([type=radio])");
  return {
    control: input.type === "checkbox" ? String(input.checked) : input.value,
    swift: document.querySelector("#stage-swift code").textContent,
    yaml: document.querySelector("#stage-yaml code").textContent,
    query: new URLSearchParams(location.search).get(prop),
  };
}"""
# The control that has the focus, and where its caret is.
FOCUS = """() => {
  let active = document.activeElement;
  while (active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  const control = active.localName === "summary" ? active.parentElement : active;
  return { prop: control.dataset.prop, value: control.value, caret: control.selectionStart };
}"""
# Controls that no preview of the content has, in place of a page's own template.
OTHERS = """() => {
  const element = document.getElementById("stageData");
  const data = JSON.parse(element.textContent);
  const own = data.components[data.name];
  const flag = own.props.find(({ kind }) => kind === "boolean").name;
  const choice = own.props.find(({ kind }) => kind === "enum").name;
  const { values } = own.props.find(({ kind }) => kind === "enum");
  own.template = [
    `<input type="checkbox" data-prop="${flag}"`, [flag, true, [" checked"]], ">",
    `<select data-prop="${choice}">`,
    [choice, true, ["<option selected>", [choice], "</option>"]],
    ...values.map((value) => `<option>${value}</option>`), "</select>",
  ];
  element.textContent = JSON.stringify(data);
  return { flag, choice, value: values.at(-1) };
}"""


async def run(site, origins, browser, results):
    pages = [page for page in site.pages.values() if page.kind == "component"]
    texts = {page.path: (site.folder / page.path).read_text() for page in pages}
    marked = [(path, kind[1]) for path, text in texts.items()
              if (kind := MARK.search(text.partition('id="stage-preview"')[2].partition("</template>")[0]))]
    checks = {f"inside of the preview: {path}": WORK[kind](browser, origins["http"] + path)
              for path, kind in marked}
    other = next((path for path, text in texts.items() if can_have_others(text)), None)
    if other:
        checks[f"other controls inside: {other}"] = others(browser, origins["http"] + other)
    results.record("previews have controls", [] if marked and other else ["there are none"])
    await asyncio.gather(*(guarded(name, results, work) for name, work in checks.items()))


def can_have_others(text):
    """Whether the component of a page has a prop that is true or false, and one of an enumeration."""
    props = text.partition('id="stageControls"')[2].partition("</form>")[0]
    return 'role="switch"' in props and 'type="radio"' in props


async def field(browser, address):
    """Text typed into a field of the preview, its caret in the middle, or a choice of its segments."""
    async with browser.blank_page() as page:
        problems = listen(page)
        await page.goto(address)
        inside = page.locator(f"{PICTURE} [data-prop]:visible").first
        if await inside.get_attribute("type") == "radio":
            return problems + await segments(page)
        prop = await inside.get_attribute("data-prop")
        await near_stage(page)
        await inside.fill("ac")
        await inside.press("ArrowLeft")
        await inside.press("b")
        state, focus = await page.evaluate(STATE, prop), await page.evaluate(FOCUS)
        if [state["control"], state["query"]] != ["abc", "abc"] or '"abc"' not in state["swift"]:
            problems.append(f"what was typed is {state}")
        if focus != {"prop": prop, "value": "abc", "caret": 2}:
            problems.append(f"after typing the focus is {focus}")
        await page.locator(f'.control[data-prop="{prop}"] input').fill("of the control")
        if await inside.input_value() != "of the control":
            problems.append(f"the preview does not follow: {await inside.input_value()}")
        await page.click("#stageReset")
        state = await page.evaluate(STATE, prop)
        if [await inside.input_value(), state["query"]] != [state["control"], None]:
            problems.append(f"undone, the preview has {await inside.input_value()}: {state}")
        return problems


async def segments(page):
    """A choice inside of the preview is that of the control; its focus stays where it is shown."""
    problems = []
    shown = page.locator(f"{PICTURE} [data-prop]:visible")
    prop = await shown.first.get_attribute("data-prop")
    await near_stage(page)
    for index in [1, 2, 0]:
        value = await shown.nth(index).get_attribute("value")
        await shown.nth(index).click(force=True)
        state, focus = await page.evaluate(STATE, prop), await page.evaluate(FOCUS)
        checked = [await one.is_checked() for one in await shown.all()]
        if state["control"] != value or checked.index(True) != index:
            problems.append(f"{value} is {state} and {checked}")
        if [focus["prop"], focus["value"]] != [prop, value]:
            problems.append(f"after the choice of {value} the focus is {focus}")
    return problems


async def disclosure(browser, address):
    """What is opened and closed inside of the preview is open and closed for the control."""
    async with browser.blank_page() as page:
        problems = listen(page)
        await page.goto(address)
        inside = page.locator(f"{PICTURE} [data-prop]").first
        prop = await inside.get_attribute("data-prop")
        # The first press comes before the stage has its scripts.
        for press in ["click", "Enter", "click"]:
            was_open = await inside.evaluate("(details) => details.open")
            summary = inside.locator("summary").first
            await (summary.click() if press == "click" else summary.press(press))
            await page.wait_for_function(
                "([details, wasOpen]) => window.catalogStage.read && details.open !== wasOpen",
                arg=[await inside.element_handle(), was_open])
            state, focus = await page.evaluate(STATE, prop), await page.evaluate(FOCUS)
            if state["control"] != str(not was_open).lower():
                problems.append(f"{press} makes open {not was_open}, and the control {state}")
            if focus["prop"] != prop:
                problems.append(f"after {press} the focus is {focus}")
        return problems


async def others(browser, address):
    """A check box and a select, which no preview of the content has."""
    async with browser.blank_page() as page:
        problems = listen(page)
        await page.goto(address)
        found = await page.evaluate(OTHERS)
        await near_stage(page)
        box = page.locator(f'{PICTURE} [data-prop="{found["flag"]}"]').first
        menu = page.locator(f'{PICTURE} [data-prop="{found["choice"]}"]').first
        expected = str(not await box.is_checked()).lower()
        await box.click()
        if (state := await page.evaluate(STATE, found["flag"]))["control"] != expected:
            problems.append(f"a press of the box makes {state}")
        await menu.select_option(found["value"])
        if (state := await page.evaluate(STATE, found["choice"]))["control"] != found["value"]:
            problems.append(f"a choice makes {state}")
        await page.locator(f'.control[data-prop="{found["flag"]}"] input').click()
        shown = [str(await box.is_checked()).lower(), await menu.input_value()]
        if shown == [expected, found["value"]] or shown[1] != found["value"]:
            problems.append(f"after a press of the control the preview shows {shown}")
        return problems


WORK = {"input": field, "details": disclosure}
