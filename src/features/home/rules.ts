import type { DialogAddress } from '../../nav/addresses.ts'

/** Where a command whose outcome is not known is looked at, and how home says so; null for one that shows elsewhere. */
export function whereToLook(kind: string) {
  const [command = '', code = ''] = kind.split(':')
  const place = (address: DialogAddress, text: 'openTransfer' | 'openWithdraw' | 'openDeposit' | 'openGame') => ({
    address,
    text,
  })
  switch (command) {
    case 'transfer':
      return place({ name: 'transfer' }, 'openTransfer')
    case 'withdraw':
      return place({ name: 'withdraw' }, 'openWithdraw')
    case 'slip':
      return place({ name: 'slip' }, 'openDeposit')
    case 'gift':
    case 'qr':
      return place({ name: command, code }, 'openDeposit')
    case 'activate':
    case 'reset':
    case 'transferAll':
    case 'play':
      return place({ name: 'game', code }, 'openGame')
    default:
      return null
  }
}
