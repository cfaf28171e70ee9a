import { ArrowDownToLine, ArrowUpFromLine, Clock, Gamepad2, Gift, LifeBuoy, LogOut, UserPlus } from 'lucide-react'
import { useState, type ComponentType } from 'react'
import { alerts } from '../../src/messages/alerts.ts'
import { toasts } from '../../src/messages/toasts.ts'
import { wholeUnits } from '../../src/money/amounts.ts'
import { Alerts } from '../../src/ui/Alerts.tsx'
import { ActionRow } from '../../src/ui/ActionRow.tsx'
import { AccountTile } from '../../src/ui/AccountTile.tsx'
import { Amount } from '../../src/ui/Amount.tsx'
import { AmountChips } from '../../src/ui/AmountChips.tsx'
import { AmountField } from '../../src/ui/AmountField.tsx'
import { AppMark } from '../../src/ui/AppMark.tsx'
import { BackButton } from '../../src/ui/BackButton.tsx'
import { BadgedTile } from '../../src/ui/BadgedTile.tsx'
import { BankTile } from '../../src/ui/BankTile.tsx'
import { Banners } from '../../src/ui/Banners.tsx'
import { BannersFirst } from '../../src/ui/BannersFirst.tsx'
import { Button } from '../../src/ui/Button.tsx'
import { ButtonLink } from '../../src/ui/ButtonLink.tsx'
import { Card } from '../../src/ui/Card.tsx'
import { Carousel } from '../../src/ui/Carousel.tsx'
import { CopyButton } from '../../src/ui/CopyButton.tsx'
import { Copyable } from '../../src/ui/Copyable.tsx'
import { DiscButton } from '../../src/ui/DiscButton.tsx'
import { CreditStatus } from '../../src/ui/CreditStatus.tsx'
import { DayGroups } from '../../src/ui/DayGroups.tsx'
import { DaySkeleton } from '../../src/ui/DaySkeleton.tsx'
import { listDrawing } from '../../src/ui/drawings/list.ts'
import { EmptyState } from '../../src/ui/EmptyState.tsx'
import { Failure } from '../../src/ui/Failure.tsx'
import { Field } from '../../src/ui/Field.tsx'
import { IconButton } from '../../src/ui/IconButton.tsx'
import { KindTile, type Kind } from '../../src/ui/KindTile.tsx'
import { LanguageSelect } from '../../src/ui/LanguageSelect.tsx'
import groupStyles from '../../src/ui/Group.module.css'
import { LinkRow } from '../../src/ui/LinkRow.tsx'
import { Lightbox } from '../../src/ui/Lightbox.tsx'
import { LoadingOverlay } from '../../src/ui/LoadingOverlay.tsx'
import { MainButton } from '../../src/ui/MainButton.tsx'
import { Outline } from '../../src/ui/Outline.tsx'
import { Mark } from '../../src/ui/Mark.tsx'
import { OutsideLink } from '../../src/ui/OutsideLink.tsx'
import { PagedRows } from '../../src/ui/PagedRows.tsx'
import { PagedTable } from '../../src/ui/PagedTable.tsx'
import { PageHead } from '../../src/ui/PageHead.tsx'
import { Pagination } from '../../src/ui/Pagination.tsx'
import { PasswordField } from '../../src/ui/PasswordField.tsx'
import { Picker } from '../../src/ui/Picker.tsx'
import { Reads } from '../../src/ui/Reads.tsx'
import { ReadFailure } from '../../src/ui/ReadFailure.tsx'
import { Refusal } from '../../src/ui/Refusal.tsx'
import { Reminder } from '../../src/ui/Reminder.tsx'
import { RepeatWarning } from '../../src/ui/RepeatWarning.tsx'
import { RichCard } from '../../src/ui/RichCard.tsx'
import { RichText } from '../../src/ui/RichText.tsx'
import { RoomFailure } from '../../src/ui/RoomBoundary.tsx'
import { RowWords } from '../../src/ui/RowWords.tsx'
import { SelectField } from '../../src/ui/SelectField.tsx'
import { PreferencesRow } from '../../src/ui/PreferencesRow.tsx'
import { Sheet } from '../../src/ui/Sheet.tsx'
import { Skeleton } from '../../src/ui/Skeleton.tsx'
import { Spinner } from '../../src/ui/Spinner.tsx'
import { SupportButton } from '../../src/ui/SupportButton.tsx'
import { Table } from '../../src/ui/Table.tsx'
import { Toasts } from '../../src/ui/Toasts.tsx'
import { UnknownOutcome } from '../../src/ui/UnknownOutcome.tsx'
import { WaitingRow } from '../../src/ui/WaitingRow.tsx'
import { Warning } from '../../src/ui/Warning.tsx'
import { WithdrawalRow } from '../../src/ui/WithdrawalRow.tsx'
import type { PartName } from './partNames.ts'
import type { Words } from './words.ts'

type Part = ComponentType<{ words: Words }>

const nothing = () => undefined
const amounts = [100, 500, 1000].map((baht) => wholeUnits(baht))
/** Hours and days would make each picture another one. */
const time = '14:05'
const now = Date.now()
const days = ['2026-01-03T05:00:00.000Z', '2026-01-03T04:00:00.000Z', '2026-01-02T05:00:00.000Z', null]
/** A picture that is there without a network. */
const picture = '/icon.svg'
const read = { data: undefined, error: undefined, isLoading: false, isValidating: false, isOwn: false, mutate: nothing }

const variants = ['primary', 'quiet', 'plain', 'danger'] as const

const Buttons: Part = ({ words }) => (
  <>
    {variants.map((variant) => (
      <Card key={variant}>
        <h2>Button, {variant}</h2>
        <Button variant={variant}>{words.action}</Button>
        <Button variant={variant} busy>
          {words.action}
        </Button>
        <Button variant={variant} disabled>
          {words.action}
        </Button>
        <Button variant={variant}>{words.long}</Button>
      </Card>
    ))}
    <Card>
      <h2>MainButton</h2>
      <MainButton busy={false}>{words.action}</MainButton>
      <h2>IconButton, BackButton</h2>
      <div className="row">
        <IconButton label={words.action}>
          <Gift />
        </IconButton>
        <IconButton label={words.action} disabled>
          <Gift />
        </IconButton>
        <BackButton onBack={nothing} />
      </div>
      <h2>SupportButton</h2>
      <SupportButton />
      <SupportButton variant="quiet" />
      <h2>Mark</h2>
      <Mark />
      <Mark isLarge />
      <h2>LanguageSelect</h2>
      <LanguageSelect />
      <h2>ButtonLink</h2>
      <ButtonLink href="/user">{words.action}</ButtonLink>
      <h2>OutsideLink</h2>
      <OutsideLink address="https://wallet.example">{words.action}</OutsideLink>
    </Card>
  </>
)

const Fields: Part = ({ words: { label, hint, error, name, long } }) => {
  const choices = [name, long].map((value) => ({ value, label: value }))
  const [picked, pick] = useState('2')
  return (
    <Card>
      <h2>Field</h2>
      <Field label={label} placeholder={name} hint={hint} />
      <Field label={label} defaultValue={name} error={error} />
      <Field label={long} defaultValue={long} hint={long} />
      <Field label={label} defaultValue={long} error={long} />
      <Field label={label} defaultValue={name} disabled />
      <h2>AmountField</h2>
      <AmountField label={label} currency="BAHT" hint={hint} />
      <AmountField label={label} currency="BAHT" defaultValue="99999999.99" error={error} />
      <h2>AmountChips</h2>
      <AmountChips label={label} amounts={amounts} currency="BAHT" chosen={amounts[1]} onChoose={nothing} />
      <h2>PasswordField</h2>
      <PasswordField label={label} defaultValue="demo1234" />
      <PasswordField label={label} error={error} />
      <h2>SelectField</h2>
      <SelectField label={label} choices={choices} hint={hint} onChoose={nothing} />
      <SelectField label={label} choices={choices} defaultValue={long} error={error} onChoose={nothing} />
      <SelectField label={label} choices={choices} disabled onChoose={nothing} />
      <h2>Picker</h2>
      <Picker
        label={label}
        options={['1', '2', '3', '4'].map((value) => ({ value, label: value === '3' ? name : value }))}
        value={picked}
        onChange={pick}
      />
    </Card>
  )
}

const Texts: Part = ({ words: { label, long, name, title, text, action } }) => (
  <>
    <Card>
      <h2>Warning, RepeatWarning, Refusal</h2>
      <Warning>{long}</Warning>
      <Warning role="status">{text}</Warning>
      <RepeatWarning amount="฿1,234.50" minutes={0} />
      <RepeatWarning amount="฿1,234.50" minutes={7} />
      <Refusal>{text}</Refusal>
      <h2>CopyButton, DiscButton</h2>
      <CopyButton label={label} text="401-1-23456-7" />
      <DiscButton label={label} onClick={nothing}>
        <Gift size={20} />
      </DiscButton>
      <h2>Copyable</h2>
      <Copyable label={label} text="401-1-23456-7" />
      <Copyable label={label} text="SANDBOX COMPANY LIMITED" isWords />
      <Copyable label={label} text={`https://wallet.example/register?code=${'PR64f0c1'.repeat(6)}`} />
      <Copyable label={label} text={`https://wallet.example/register?code=${'PR64f0c1'.repeat(6)}`} isOneLine />
      <h2>Reminder</h2>
      <Reminder text={long} onOpen={nothing} />
      <h2>RichText</h2>
      <RichText
        html={`<h3>${title}</h3><p>${long}</p><ul><li>${name}</li></ul><a href="https://a.example">${action}</a>`}
      />
    </Card>
    <RichCard html={[`<h3>RichCard</h3>`, `<p style="color: #b45309">${long}</p>`, text]} />
    <Card>
      <h2>EmptyState</h2>
      <EmptyState drawing={listDrawing} title={title} text={text} action={<Button variant="quiet">{label}</Button>} />
    </Card>
    <Card>
      <h2>UnknownOutcome</h2>
      <UnknownOutcome
        text={text}
        lines={[name, '฿1,234.50']}
        lookLabel={action}
        settleLabel={long}
        checking={false}
        onLook={nothing}
        onSettle={nothing}
      />
    </Card>
    <Card>
      <h2>UnknownOutcome, checking</h2>
      <UnknownOutcome
        text={text}
        lines={[name, '฿1,234.50']}
        lookLabel={action}
        settleLabel={action}
        checking
        onLook={nothing}
        onSettle={nothing}
      />
    </Card>
  </>
)

const Waiting: Part = ({ words: { text } }) => (
  <>
    <h2>Skeleton</h2>
    <Skeleton height={56} />
    <h2>Outline</h2>
    <Outline shape="rows" height={144} />
    <Outline shape="form" height={240} />
    <Outline shape="text" height={120} />
    <Outline shape="disc" height={120} />
    <h2>DaySkeleton</h2>
    <DaySkeleton rows={2} pitch={68} />
    <Card>
      <h2>Spinner, LoadingOverlay</h2>
      <div className="row">
        <Spinner />
      </div>
      <div className="covered">
        <p>{text}</p>
        <LoadingOverlay active />
      </div>
    </Card>
    <Card>
      <h2>CreditStatus</h2>
      <CreditStatus since={now} promisedMs={60_000} credit={null} currency="BAHT" via={null} />
      <CreditStatus since={0} promisedMs={60_000} credit={null} currency="BAHT" via={null} />
      <CreditStatus
        since={0}
        promisedMs={60_000}
        credit={{ amountMinor: wholeUnits(1_234), after: 83_000, at: '2026-11-22T07:07:09Z', balance: '฿1,325,616.24' }}
        currency="BAHT"
        via={{ name: 'KBANK', bank: 'KBANK' }}
      />
    </Card>
    <Card>
      <h2>Failure, ReadFailure</h2>
      <Failure text={text} onRetry={nothing} />
      <ReadFailure error={null} busy onRetry={nothing} />
      <h2>RoomFailure</h2>
      <RoomFailure />
      <h2>Reads</h2>
      <Reads of={[{ ...read, error: { code: 'OFFLINE' } }]} height={56} shape="text">
        {nothing}
      </Reads>
      <Reads of={[{ ...read, error: { code: 'NO_ANSWER' } }]} height={56} shape="text">
        {nothing}
      </Reads>
      <Reads of={[read]} height={56} shape="text">
        {nothing}
      </Reads>
    </Card>
  </>
)

const Tables: Part = ({ words: { label, name, title, text, action } }) => {
  const rows = [name, action].map((key) => ({
    key,
    picture: <KindTile icon={Gift} kind="in" />,
    cells: [key, '−฿1,325,616.24', time],
  }))
  const columns = [
    { head: label, kind: 'text' },
    { head: '฿', kind: 'amount' },
    { head: '00:00', kind: 'time' },
  ] as const
  const table = () => <Table label={label} columns={columns} rows={rows} />
  const paged = {
    page: 1,
    onPage: nothing,
    rowsOf: () => rows,
    empty: { drawing: listDrawing, title, text },
    children: table,
  }
  const data = { total: 12 }
  return (
    <>
      <Card>
        <h2>PageHead</h2>
        <PageHead title={title} />
        <h2>Table</h2>
        {table()}
        <Table label={label} columns={columns.slice(0, 2)} rows={rows} />
        <h2>Pagination</h2>
        <Pagination page={1} pages={3} onPage={nothing} />
        <Pagination page={128} pages={256} onPage={nothing} />
        <Pagination page={9} pages={9} onPage={nothing} />
      </Card>
      <Card>
        <PagedTable title="PagedTable" columns={columns} {...paged} read={{ ...read, data }} />
      </Card>
      <Card>
        <h2>PagedRows</h2>
        <PagedRows {...paged} read={{ ...read, data }} />
      </Card>
      <Card>
        <h2>PagedRows, reading again</h2>
        <PagedRows {...paged} read={{ ...read, data, isValidating: true }} />
      </Card>
      <Card>
        <h2>PagedRows, not the newest</h2>
        <PagedRows {...paged} read={{ ...read, data, isOwn: true, error: { code: 'NO_ANSWER' } }} />
      </Card>
      <Card>
        <h2>PagedRows, empty</h2>
        <PagedRows {...paged} rowsOf={() => []} read={{ ...read, data: { total: 0 } }} />
      </Card>
      <Card>
        <h2>PagedRows, failed</h2>
        <PagedRows {...paged} read={{ ...read, error: { code: 'NO_ANSWER' } }} />
      </Card>
      <Card>
        <h2>PagedRows, loading</h2>
        <PagedRows {...paged} read={{ ...read, isLoading: true }} />
      </Card>
    </>
  )
}

const bankCodes = [
  'KBANK',
  'SCB',
  'KTB',
  'BBL',
  'BAY',
  'TTB',
  'GSB',
  'BAAC',
  'GHB',
  'UOB',
  'BCEL',
  'LDB',
  'WW',
  'PAYTIMZ',
  '???',
]
const kinds = {
  bonus: Gift,
  danger: LogOut,
  in: ArrowDownToLine,
  invite: UserPlus,
  out: ArrowUpFromLine,
  play: Gamepad2,
  wait: Clock,
} satisfies Record<Kind, unknown>

const Tiles: Part = () => (
  <Card>
    <h2>AccountTile</h2>
    <div className="row">
      <AccountTile account={{ of: 'main' }} />
      <AccountTile account={{ of: 'bank', code: 'SCB' }} />
      <AccountTile account={{ of: 'game', logo: null }} />
      <AccountTile account={{ of: 'game', logo: picture }} />
    </div>
    <h2>BadgedTile</h2>
    <div className="row">
      {(Object.keys(kinds) as Kind[]).map((kind) => (
        <BadgedTile key={kind} icon={kinds[kind]} kind={kind}>
          <BankTile code="SCB" />
        </BadgedTile>
      ))}
    </div>
    <h2>BankTile</h2>
    <div className="row">
      {bankCodes.map((code) => (
        <BankTile key={code} code={code} />
      ))}
    </div>
    <h2>KindTile</h2>
    <div className="row">
      {(Object.keys(kinds) as Kind[]).map((kind) => (
        <KindTile key={kind} icon={kinds[kind]} kind={kind} />
      ))}
    </div>
    <h2>Amount</h2>
    {['฿0.00', '−฿1,325,616.24', '₭99,999,999', '-'].map((amount) => (
      <p key={amount}>
        <Amount>{amount}</Amount>
      </p>
    ))}
  </Card>
)

const Withdrawals: Part = ({ words: { label, long, text } }) => (
  <>
    <h2>WaitingRow, WithdrawalRow</h2>
    <WaitingRow icon={Clock} kind="wait" title={label} amount="฿1,325,616.24" onOpen={nothing}>
      {long}
    </WaitingRow>
    <WaitingRow icon={Gift} kind="in" title={long} onOpen={nothing}>
      {text}
    </WaitingRow>
    {(['received', 'paid', 'returned'] as const).map((step) => (
      <WithdrawalRow
        key={step}
        amount="฿1,325,616.24"
        since={time}
        step={step}
        to="KBANK"
        bankName=""
        balance="฿99,999,999.99"
      />
    ))}
    <WithdrawalRow amount="฿20.00" since="" step="received" to="" bankName="" balance="฿0.00" />
  </>
)

const Rows: Part = ({ words: { label, name, long, text } }) => (
  <>
    <h2>ActionRow, LinkRow, RowWords, PreferencesRow</h2>
    <div className={groupStyles['group']}>
      <ActionRow picture={<KindTile icon={Gift} kind="bonus" />} label={label} hint={long} onOpen={nothing} />
      <ActionRow picture={<KindTile icon={LogOut} kind="danger" />} label={long} isDanger onOpen={nothing} />
      <LinkRow picture={<AppMark app="line" />} label={name} hint={text} address="https://a.example" />
      <LinkRow picture={<AppMark app="telegram" />} label={name} address={null} />
      <div className={groupStyles['row']}>
        <RowWords picture={<KindTile icon={Clock} kind="wait" />} label={text} hint={text} />
      </div>
      <PreferencesRow />
    </div>
    <h2>DayGroups</h2>
    <DayGroups rows={days.map((createdAt) => ({ createdAt }))} now={now} level={3} keyOf={() => ''}>
      {() => <li>{text}</li>}
    </DayGroups>
    <h2>Card</h2>
    <Card>{long}</Card>
    <Carousel title="Carousel">
      {[label, name, long, text].map((words) => (
        <Card key={words}>
          <LifeBuoy aria-hidden="true" />
          {words}
        </Card>
      ))}
    </Carousel>
    <Carousel title={`Carousel, ${label}`}>{[<Card key="only">{text}</Card>]}</Carousel>
    <h2>Banners</h2>
    <Card>
      <Banners
        label={label}
        banners={[
          { image: picture, html: `<p>${long}</p>` },
          { image: null, html: text },
        ]}
      />
    </Card>
    <Card>
      <Banners label={label} banners={[{ image: null, html: `<p>${text}</p>` }]} />
    </Card>
  </>
)

const InSheet: Part = ({ words: { long, text, label, hint, action } }) => (
  <Sheet title={long} onClose={nothing} onBack={nothing}>
    <p>{text}</p>
    <Field label={label} hint={hint} />
    <Button>{action}</Button>
  </Sheet>
)

const InBannersFirst: Part = ({ words: { title, text, action } }) => (
  <BannersFirst title={title} banners={[{ image: picture, html: text }]} onClose={nothing}>
    {action}
  </BannersFirst>
)

const InLightbox: Part = ({ words: { name } }) => <Lightbox address={picture} name={name} onClose={nothing} />

/** The parts of the gallery: what is in src/ui, in all its states. */
export const parts: Record<PartName, Part> = {
  buttons: Buttons,
  fields: Fields,
  texts: Texts,
  waiting: Waiting,
  tables: Tables,
  tiles: Tiles,
  withdrawals: Withdrawals,
  rows: Rows,
  sheet: InSheet,
  'banners first': InBannersFirst,
  'alert, success': Alerts,
  'alert, error': Alerts,
  'receipt, success': Alerts,
  'receipt, waiting': Alerts,
  toasts: Toasts,
  lightbox: InLightbox,
}

/** Says the messages of a part before it is drawn. They stay, so that a slow camera finds them, too. */
export function say(part: PartName, { action, text, long, error, label, name }: Words): void {
  const receipt = {
    amount: '฿99,999,999.99',
    rows: [
      { label, value: name },
      { label: action, value: time },
    ],
  }
  if (part === 'alert, success') alerts.add({ tone: 'success', title: action, text })
  if (part === 'alert, error') alerts.add({ tone: 'error', title: error, text: long })
  if (part === 'receipt, success') alerts.add({ tone: 'success', title: action, text, receipt })
  if (part === 'receipt, waiting') alerts.add({ tone: 'waiting', title: long, text, receipt })
  if (part !== 'toasts') return
  toasts.add({ id: -1, tone: 'success', text: action })
  toasts.add({ id: -2, tone: 'error', text: long })
}
