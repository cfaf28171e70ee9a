import i18next from 'i18next'

let chosen = ''

/**
 * Changes the language once all of its texts are there, unless another one was chosen meanwhile. @throws Error when they do not arrive; all
 * stays as it was.
 */
export async function chooseLanguage(language: string): Promise<void> {
  chosen = language
  const rooms = [i18next.options.ns || []].flat()
  const missing = () => rooms.filter((room) => !i18next.hasResourceBundle(language, room))
  if (missing().length > 0) await i18next.reloadResources([language], missing())
  if (chosen !== language) return
  if (missing().length > 0) throw new Error(`The texts of ${missing().join(', ')} did not load`)
  await i18next.changeLanguage(language)
}
