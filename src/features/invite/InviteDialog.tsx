import { useTranslation } from 'react-i18next'
import { inviteBannersCall } from '../../api/invite.ts'
import { useBanners } from '../../service/useBanners.ts'
import { useChatOffer } from '../../service/useChatOffer.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { hasPart } from '../../settings/settings.ts'
import { BannersFirst } from '../../ui/BannersFirst.tsx'
import { Reads } from '../../ui/Reads.tsx'
import { SupportButton } from '../../ui/SupportButton.tsx'
import styles from './Invite.module.css'
import { InviteLink } from './InviteLink.tsx'
import { Invites } from './Invites.tsx'
import { KitEntry } from './KitEntry.tsx'
import { PendingInviteBonus } from './PendingInviteBonus.tsx'

/** The member's invite link, the invite bonus, and the list of invited friends. */
export function InviteDialog() {
  const { t } = useTranslation('invite')
  const banners = useBanners(inviteBannersCall)
  return (
    <BannersFirst title={t('title')} banners={banners}>
      <Content />
    </BannersFirst>
  )
}

const Content = () => (
  <div className={styles['invite']}>
    <Reads of={[useWallet()]} height={240} shape="rows">
      {([wallet]) => (
        <>
          <InviteLink profileId={wallet.profile._id} />
          <PendingInviteBonus wallet={wallet} />
          {hasPart('affiliateKit') && <KitEntry />}
        </>
      )}
    </Reads>
    <Invites />
    <Support />
  </div>
)

const Support = () => useChatOffer().isOffered && <SupportButton />
