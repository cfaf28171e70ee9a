import { useId } from 'react'
import { useModal } from './useModal.ts'
import { useSheetDrag } from './useSheetDrag.ts'
import { useTouchGuard } from './useTouchGuard.ts'

/** Props of a `<dialog>` that Escape and a pull of its header close. */
export function useSheet(onClose: () => void) {
  const id = useId()
  const { sheet, handle } = useSheetDrag(onClose)
  const dialog = { ref: sheet, 'aria-labelledby': id, ...useTouchGuard(), ...useModal(sheet, onClose) }
  return { dialog, header: handle, title: { id, tabIndex: -1, autoFocus: true } }
}
