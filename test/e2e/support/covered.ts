/** Runs in the page: the names of the controls, and the texts of labels and headings, that a box covers. */
export function coveredBy(box: DOMRect): string[] {
  return [...document.querySelectorAll('a,input,select,button,label,h1,h2')].flatMap((each) => {
    const isText = /^(?:label|h.)$/.test(each.localName);
    const range = document.createRange();
    // Not the field in its label.
    range.selectNodeContents((isText && each.firstChild) || each);
    const at = isText ? range.getBoundingClientRect() : each.getBoundingClientRect();
    const isAcross = at.left < box.right - 1 && box.left + 1 < at.right;
    const isDown = at.top < box.bottom - 1 && box.top + 1 < at.bottom;
    return isAcross && isDown ? [each.getAttribute('name') ?? each.textContent.trim()] : [];
  });
}
