let turn = 0

/** The next number in the order of events on this page. It replaces the phone's clock, which may be corrected at any time. */
export const nextTurn = (): number => ++turn

/** Reads something. `asked` is the turn of the request: it shows which commands the answer can include (`commands/endings.ts`). */
export async function withTurn<Answer>(read: () => Promise<Answer>): Promise<Answer & { readonly asked: number }> {
  const asked = nextTurn()
  return { ...(await read()), asked }
}
