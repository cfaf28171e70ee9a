import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from './Field.tsx'
import { IconButton } from './IconButton.tsx'

/** A password field with a button that shows the password. */
export function PasswordField(field: Omit<ComponentProps<typeof Field>, 'type' | 'action'>) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <IconButton
          label={t(shown ? 'hidePassword' : 'showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff /> : <Eye />}
        </IconButton>
      }
    />
  )
}
