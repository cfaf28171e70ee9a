import { pages, type DialogAddress } from '../../nav/addresses.ts'

/** Where a command whose outcome is not known is looked at, a dialog or a page, and how home says so; null for one that shows elsewhere. */
export function whereToLook(kind: string) {
  const [command = kind] = kind.split(':', 1)
  const code = kind.slice(command.length + 1)
  switch (command) {
    case 'transfer':
      return dialog({ name: 'transfer' }, 'homeRest:openTransfer')
    case 'withdraw':
      return dialog({ name: 'withdraw' }, 'homeRest:openWithdraw')
    case 'slip':
      return dialog({ name: 'slip' }, 'homeRest:openDeposit')
    case 'gift':
    case 'qr':
      return dialog({ name: command, code }, 'homeRest:openDeposit')
    case 'activate':
    case 'reset':
    case 'transferAll':
    case 'play':
      return dialog({ name: 'game', code }, 'homeRest:openGame')
    case 'bonus':
    case 'promotion':
      return dialog({ name: command, code }, 'homeRest:openBonus')
    case 'bonusClear':
      return dialog({ name: 'endBonus' }, 'homeRest:openBonus')
    case 'inviteBonus':
      return dialog({ name: command }, 'homeRest:openInvite')
    case 'refundReceive':
    case 'refundAdd':
      return dialog({ name: 'refund' }, 'homeRest:openRefund')
    case 'spin':
    case 'claim':
      return { page: pages.spin, text: 'homeRest:openSpin' } as const
    default:
      return null
  }
}

const dialog = <Text extends string>(address: DialogAddress, text: Text) => ({ address, text })
