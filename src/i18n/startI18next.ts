import i18next, { type i18n as I18n, type InitOptions } from 'i18next'

type Texts = Record<string, string>

type ReadTexts = (language: string, namespace: string) => Promise<Texts>

/** @throws Error */
export async function startI18next(
  options: InitOptions,
  readTexts: ReadTexts,
  onChange: (language: string) => void,
): Promise<I18n> {
  i18next.on('languageChanged', (changed) => {
    if (document.documentElement.lang === changed) return
    document.documentElement.lang = changed
    onChange(changed)
  })
  const backend = {
    type: 'backend' as const,
    init: () => undefined,
    read: (language: string, namespace: string, done: (error: unknown, texts: Texts | true) => void) =>
      void readTexts(language, namespace).then(
        (texts) => done(null, texts),
        // `true` makes i18next try again.
        (reason: unknown) => done(reason, true),
      ),
  }
  await i18next.use(backend).init(options)
  return i18next
}

// Development: a text that was changed comes without a reload.
import.meta.hot?.on(
  'texts',
  ({ language, namespace, texts }: { language: string; namespace: string; texts: Texts }) => {
    i18next.addResourceBundle(language, namespace, texts, true, true)
    i18next.emit('languageChanged', i18next.language)
  },
)
