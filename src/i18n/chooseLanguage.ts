import i18next from 'i18next'

/** Changes the language once all of its texts are there. @throws Error when they do not arrive; all stays as it was. */
export async function chooseLanguage(language: string): Promise<void> {
  const rooms = [i18next.options.ns || []].flat()
  const missing = () => rooms.filter((room) => !i18next.hasResourceBundle(language, room))
  if (missing().length > 0) await i18next.reloadResources([language], missing())
  if (missing().length > 0) throw new Error(`The texts of ${missing().join(', ')} did not load`)
  await i18next.changeLanguage(language)
}
