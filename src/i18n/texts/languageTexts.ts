/** The texts of one language by namespace. Those of the first screens come with the language, the others are loaded when needed. */
export interface LanguageTexts {
  readonly first: Readonly<Record<string, Record<string, string>>>
  /** Undefined for a room without texts. @throws Error when they do not load. */
  room(name: string): Promise<Record<string, string> | undefined>
}
