/** The texts of one language, by room: those of the first screens come with the language, each other room's when it is asked for. */
export interface LanguageTexts {
  readonly first: Readonly<Record<string, Record<string, string>>>
  /** Undefined for a room without texts. @throws Error when they do not arrive. */
  room(name: string): Promise<Record<string, string> | undefined>
}
