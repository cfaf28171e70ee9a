/** The points of an element that are checked, as parts of its width and height. */
const parts = [0.02, 0.25, 0.5, 0.75, 0.98]

/** True if an element covers something that can be tapped. */
export function isOverAction(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return parts.some((x) =>
    parts.some((y) =>
      document
        .elementsFromPoint?.(left + width * x, top + height * y)
        .some((under) => !element.contains(under) && under.closest('a, button, input, select, textarea, label')),
    ),
  )
}
