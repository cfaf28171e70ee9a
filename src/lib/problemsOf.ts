/** Leaves out the fields that have none. */
export const problemsOf = <Field extends string, Problem extends string>(found: Record<Field, Problem | null>) =>
  Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null)) as Partial<Record<Field, Problem>>
