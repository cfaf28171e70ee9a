/** Where an element is asked what lies under it, as parts of its width and height. */
const steps = [0.02, 0.25, 0.5, 0.75, 0.98]

/** Whether something that can be tapped lies under an element. */
export function isOverAction(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return steps.some((x) =>
    steps.some((y) =>
      document
        .elementsFromPoint?.(left + width * x, top + height * y)
        .some((under) => !element.contains(under) && under.closest('a, button, input, select, textarea, label')),
    ),
  )
}
