import { Route, Switch } from 'wouter'
import type { PageAddress } from '../nav/addresses.ts'
import { useWallet } from '../wallet/useWallet.ts'
import { Deferred } from '../ui/RoomBoundary.tsx'
import { Cards } from './Cards.tsx'
import { Dialogs } from './Dialogs.tsx'
import { frames } from './frames.tsx'
import type { PageRoom } from './room.ts'
import { rooms, rows } from './rooms.tsx'
import { UnknownHere } from './UnknownHere.tsx'
import { useFirstPage } from './useFirstPage.ts'
import { useServiceCheck } from './useServiceCheck.ts'

const cards = {
  notice: (
    <Deferred>
      <Cards />
    </Deferred>
  ),
  offer: (
    <Deferred>
      <Cards offer />
    </Deferred>
  ),
}

// The same key keeps a frame from one of its pages to the next.
const routes = rows.map(([path, room]) => {
  if (!('page' in room)) return null
  const { page: Page, frame, skeleton, aside: Beside } = room
  const Frame = frames[frame]
  return (
    <Route key={frame} path={path}>
      <Frame
        skeleton={skeleton}
        aside={Beside && (typeof Beside === 'string' ? <Aside address={Beside} /> : <Beside />)}
      >
        <Page {...cards} />
      </Frame>
    </Route>
  )
})

/** The page of the address, and the dialogs over it. */
export function Routes() {
  useFirstPage()
  useServiceCheck()
  return (
    <UnknownHere>
      <Switch>{routes}</Switch>
      <Deferred>
        <Dialogs />
      </Deferred>
    </UnknownHere>
  )
}

/** A page beside another one. It waits for the wallet, as home reads that in an order of its own. */
function Aside({ address }: { address: PageAddress }) {
  const { page: Page }: PageRoom = rooms[address]
  return useWallet({ revalidateOnMount: false }).data ? <Page {...cards} /> : null
}
