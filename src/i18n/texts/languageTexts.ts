/** The texts of one language: what every screen needs at once, and each room's when it is asked for. */
export interface LanguageTexts {
  readonly common: Record<string, string>
  /** Undefined for a room without texts. @throws Error when they do not arrive. */
  room(name: string): Promise<Record<string, string> | undefined>
}
