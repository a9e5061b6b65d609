// The numbers that a prop takes, as the tool checks them: steps are counted from the minimum, or from
// 0 where there is none.
"use strict";

{
  const within = ({ minimum = -Infinity, maximum = Infinity }, number) =>
    number >= minimum && number <= maximum;
  // Steps such as 0.1 have no exact double.
  const isOnStep = ({ minimum = 0, step }, number) => {
    if (step === undefined) return true;
    const distance = number - minimum;
    const missed = Math.abs(distance - Math.round(distance / step) * step);
    return missed <= 1e-12 * Math.max(Math.abs(number), Math.abs(minimum), step);
  };
  const admits = (prop, number) => within(prop, number) && isOnStep(prop, number);

  // The number that a prop takes and that is nearest to another.
  const nearest = (prop, number) => {
    const { minimum = -Infinity, maximum = Infinity, step } = prop;
    const inside = Math.min(Math.max(number, minimum), maximum);
    if (admits(prop, inside)) return inside;
    const origin = prop.minimum ?? 0;
    const at = (count) => Number((origin + count * step).toFixed(9));
    const found = at(Math.round((inside - origin) / step));
    return within(prop, found) ? found : at(Math.floor((maximum - origin) / step));
  };

  window.catalogStage.numbers = { admits, nearest };
}
