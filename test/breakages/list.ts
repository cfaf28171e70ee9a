/** A change to one place of the sources that a player would notice, and where a test ought to fail for it. */
export interface Breakage {
  /** What the player would notice. */
  readonly name: string
  readonly file: string
  /** What is replaced, which stands once in the file, and by what. */
  readonly text: string
  readonly by: string
  /** Test files, likeliest first, each with the title of the test if it is a long one: `unit/money, screens/spin > coins, e2e/layout`. */
  readonly tests: string
}

/** One row of a table. */
export const row = (name: string, file: string, text: string, by: string, tests: string): Breakage => ({
  name,
  file: file.startsWith('locales/') ? file : `src/${file}`,
  text,
  by,
  tests,
})

// oxfmt-ignore
export const breakages = [
  // What the suite let through.
  row('the same order is asked about for 1 minute, not 10', 'commands/recent.ts', '600_000', '60_000', 'unit/commands/recent'),
  row('a read that fails is tried 30 times again', 'reads/readPolicy.ts', 'maxRetries = 3', 'maxRetries = 30', 'unit/reads'),
  row('a shorter pause of deposits replaces a longer one', 'brakes/rules.ts', 'Math.max(note.pausedUntil ?? 0, now + days * dayMs)', 'now + days * dayMs', 'unit/brakes/rules'),
  row('what was typed stays after a withdrawal proved to be done', 'features/withdraw/useWithdraw.ts', "useDoneMeanwhile('withdraw', () => type(''))", "useDoneMeanwhile('withdraw', () => undefined)", 'screens/withdraw > once the statement shows it'),
  row('the target of a refused transfer is the first the next time', 'features/transfer/useTransfer.ts', "status === 'known' && noteUsed", "status !== 'unknown' && noteUsed", 'screens/transfer > told in an alert'),
  row('a step back shows the page of a session that is over', 'app/connect.ts', 'persisted && endIfGone()', '!persisted && endIfGone()', 'screens/sessionEnd > step back'),
  row('under LIFF the first reads are sent twice', 'boot/head.ts', "query.has('liff.state')", "query.has('liff.states')", 'unit/boot/head'),
  row('a script that an extension brought takes the page away', 'boot/head.ts', 'isOurs && target.src.startsWith(location.origin)', 'isOurs', 'unit/boot/head'),
  row('a busy button takes taps', 'ui/Button.tsx', 'onClick={busy ? undefined : onClick}', 'onClick={onClick}', 'unit/ui/controls'),
  row('an amount is typed on a keyboard of letters', 'ui/AmountField.tsx', 'inputMode="decimal"', 'inputMode="text"', 'unit/ui/controls'),
  row('nobody is told that a button is busy', 'ui/Button.tsx', 'aria-busy={busy || undefined}', '', 'unit/ui/controls'),
  row('a time-out shows a code', 'i18n/errorText.ts', "TIME_OUT: 'errorNoAnswer',", '', 'unit/i18n/errorText'),
  row('the receipt in Lao says "to" for "from"', 'locales/lo/shared.json', '"receiptFrom": "ຈາກ"', '"receiptFrom": "ເຂົ້າ"', 'unit/i18n/errorText'),
  row('back leads away from a service that is gone', 'nav/back.ts', ', pages.terminated])', '])', 'unit/nav/back'),
  row('a picture to support arrives after a later text', 'features/chat/engine/delivery.ts', 'waiting.find(({ isNext }) => isNext)', 'waiting.find(({ isNext, message }) => isNext || message)', 'unit/features/chat/engine/drafts'),
  row('buttons are 20 px high', 'ui/Button.module.css', 'min-height: 48px', 'min-height: 20px; padding-block: 0; line-height: 1', 'e2e/layout > on a small phone everything fits'),
  row('what cannot be undone is the most prominent button', 'ui/Button.module.css', 'background: var(--danger-soft);\n  color: var(--danger);', 'background: var(--accent);\n  color: var(--on-accent);', 'e2e/dialogs > most prominent'),
  row('a sheet does not scroll', 'ui/Sheet.module.css', 'overscroll-behavior: contain;', 'overflow: hidden;', 'e2e/dialogs > higher than the phone'),

  // Money.
  row('a transfer moves a hundred times as much', 'api/transfer.ts', 'amount: fromMinor(amount)', 'amount', 'screens/transfer > moves the money'),
  row('a withdrawal is of a hundred times as much', 'api/withdraw.ts', 'amount: fromMinor(asked)', 'amount: asked', 'screens/withdraw > is asked for once'),
  row('a code is over a hundred times as much', 'api/qr.ts', 'amount: fromMinor(asked)', 'amount: asked', 'screens/qr > quick ones'),
  row('a satang is lost in 1.15', 'money/minor.ts', 'Math.round(', 'Math.floor(', 'unit/money'),
  row('the total leaves the games out', 'wallet/accounts.ts', 'all: sum([main, games])', 'all: main', 'unit/wallet/accounts'),
  row('a game that tells no amount counts as empty', 'money/minor.ts', 'part ?? Number.NaN', 'part ?? 0', 'unit/money, unit/wallet/accounts'),
  row('the value in the wallet leaves the factor out', 'wallet/walletValue.ts', 'times(amount, ftWalletSlot)', 'times(amount, 1)', 'unit/wallet/accounts, unit/features/home/rules'),
  row('1,000 is read as 1', 'i18n/parseAmount.ts', '(\\d{1,2}))?$/', '(\\d{1,3}))?$/', 'unit/i18n/parseAmount'),
  row('a transfer between one account is sent', 'features/transfer/rules.ts', "if (from === to) return 'sameAccount'", '', 'unit/features/transfer'),
  row('a withdrawal above the most is sent', 'features/withdraw/rules.ts', "max !== null && amount > max ? 'maximum' : amount", 'amount', 'unit/features/withdraw'),
  row('a withdrawal below the least is sent', 'features/withdraw/rules.ts', "if (amount < greater(min ?? smallest, smallest)) return 'minimum'", '', 'unit/features/withdraw'),
  row('a withdrawal stands with a plus in the statement', 'features/statement/rules.ts', "if (statementType === 'withdraw') return '-'", "if (statementType === 'withdraw') return '+'", 'unit/features/statement/rules'),
  row('a movement that failed has a sign', 'features/statement/rules.ts', "if (progressOf(status) === 'failed') return null", '', 'unit/features/statement/rules'),
  row('kip are shown as baht', 'i18n/money.ts', "LAK: '₭'", "LAK: '฿'", 'unit/money'),
  row('an unknown outcome is told as a failure', 'commands/run.ts', "reason.failure === 'noAnswer') {", "reason.failure === 'refused') {", 'unit/commands/commands'),
  row('a gateway that lost the backend counts as a refusal', 'api/refusal.ts', '(status >= 500 && !isCode)', '(status >= 505 && !isCode)', 'unit/api/client'),
  row('a second tab sends the same command beside the first', 'commands/locks.ts', 'if (!held) return resolve(null)', 'if (!held) return resolve(unlocked)', 'unit/commands'),
  row('a QR code of the wrong amount is shown', 'features/qr/judge.ts', "if (money === undefined || amounts.length === 0) return unchecked", 'return unchecked', 'unit/features/qr/judge'),

  // Sessions.
  row('whoever is not to be remembered is remembered', 'session/session.ts', 'remembered ? persistent : temporary).set', 'persistent).set', 'unit/session/session'),
  row('the token stays on the device after signing out', 'session/session.ts', "area.remove('token')", '', 'unit/session/session'),
  row('signing out in one tab leaves the others signed in', 'session/session.ts', 'channel?.postMessage(hash(session.token))', '', 'unit/session/session'),
  row('a member that the server does not know stays inside', 'api/errors.ts', "'INVALID_USER_3',", '', 'unit/api/errors'),
  row('a wrong old password signs out', 'api/profile.ts', 'keepsSession: true,', '', 'unit/api, screens/profile > the session goes on'),
  row('the next member has agreed already', 'session/agreement.ts', "=== mark()", '!== null', 'unit/session, screens/home > opens at the next entry'),
  row('a link leads to another site after the login', 'nav/addresses.ts', 'url?.origin === origin && ', 'url !== null && ', 'unit/nav/addresses'),
  row('a late refusal ends the session that came after it', 'api/client.ts', 'token !== null && token === hooks.token()', 'token !== null', 'unit/api/client'),
  row('a command goes out in the name of who signed in meanwhile', 'api/client.ts', '(isExpired(tap) || token !== hooks.token())', 'isExpired(tap)', 'unit/api/client'),
  row('a page that stood still for an hour sends its command all the same', 'api/client.ts', '(isExpired(tap) || token !== hooks.token())', '(token !== hooks.token())', 'unit/api/client'),
  row('a command that is sent once more plain has another key', 'api/client.ts', 'requestOf(call, options, token, key)', 'requestOf(call, options, token, newKey())', 'unit/api/client'),
  row('an answer that speaks against itself counts as done', 'api/refusal.ts', 'Boolean(error) ||', 'false ||', 'unit/api/client'),

  // Words, dates, limits, lists.
  row('yesterday counts as today', 'i18n/dates.ts', 'if (days <= 0)', 'if (days <= 1)', 'unit/i18n/dates'),
  row('a countdown ends a second early', 'i18n/countdown.ts', 'Math.ceil', 'Math.floor', 'unit/i18n/countdown'),
  row('games that are not open stand first', 'features/home/rules.ts', 'weightOf(other) - weightOf(one)', 'weightOf(one) - weightOf(other)', 'unit/features/home/rules'),
  row('a name in the exported table acts as a formula', 'features/statement/report/csv.ts', '[=+\\-@|%', '[+\\-@|%', 'unit/features/statement/report'),
  row('a text of the server carries a form', 'ui/sanitise.ts', "'form',", '', 'unit/ui/sanitise'),
  row('a link of the server runs a script', 'platform/safeAddress.ts', "'tg:'])", "'tg:', 'javascript:'])", 'unit/platform/safeAddress'),
  row('a picture comes from anywhere', 'platform/safeAddress.ts', 'allowed.includes(url.origin) ?', 'allowed ?', 'unit/platform/safeAddress'),
  row('the focus is nowhere after a dialog', 'ui/useModal.ts', "document.querySelector('main')?.focus({ preventScroll: true })", '', 'e2e/accessibility > nobody opened'),
  row('the button of Telegram leaves the page while money is under way', 'nav/back.ts', 'if (isBlocked()) askTopBlocker()', 'if (isBlocked()) window.history.back()', 'unit/nav/back'),
  row('a live message stands below a later one', 'features/chat/engine/transcript.ts', 'at <= entry.at)', 'at > 0)', 'unit/features/chat/engine/transcript'),
  row('the wheel stops a slice beside the prize', 'features/spin/wheel/wheelMotion.ts', 'modulo(-(slice + inside) * width', 'modulo(-(slice + 1 + inside) * width', 'unit/features/spin/wheel/motion'),
  row('the wheel turns without coins', 'features/spin/rules.ts', 'coins !== null && coins > 0', 'coins !== null', 'unit/features/spin/rules'),
  row('a coupon is claimed by the code of its slice', 'features/spin/rules.ts', '[code, _id, prize.slice?.code]', '[prize.slice?.code, code, _id]', 'unit/features/spin/rules'),
  row('a phone in Laos has to have 10 digits', 'service/phoneRules.ts', "region === 'th' ?", "region !== 'th' || region ?", 'unit/features/register/rules'),
  row('a bonus is offered once more than its limit', 'features/bonus/rules.ts', 'maxReceived - received)', 'maxReceived - received + 1)', 'unit/features/bonus/rules'),
  row('the week of a bonus begins on Sunday', 'features/bonus/rules.ts', '(dayOf(at) + 3)', '(dayOf(at) + 4)', 'unit/features/bonus/rules'),
  row('a refund is offered beside a bonus', 'features/refund/rules.ts', "if (bonus) return 'blocked'", '', 'unit/features/refund/rules'),

  // With fresh eyes: boot, app, navigation.
  row('an inviter is lost on the way to the registration', 'app/arrive.ts', "if (code !== null) persistent.set('inviteCode', code)", '', 'unit/app/arrive'),
  row('a link to another page opens home', 'nav/startParam.ts', 'page.endsWith(`/${word}`)', 'page === word', 'unit/nav/startParam'),
  row('a link signs the member out', 'nav/startParam.ts', 'page !== pages.login && ', '', 'unit/nav/startParam'),
  row('a tap before the app is there is lost', 'boot/keepTap.ts', 'kept = tapped ?? kept', 'kept = null', 'e2e/firstPage, e2e/loading'),
  row('the page of an earlier language stays', 'i18n/chooseLanguage.ts', 'if (chosen !== language) return', '', 'unit/i18n, screens/language'),
  row('the service that is gone is not asked about at the login', 'app/useServiceCheck.ts', 'path !== pages.login', 'path === pages.login', 'screens/service > at the login'),
  row('no word tells that the device is offline', 'app/OfflineBanner.tsx', '{isOffline && (', '{!isOffline && isOffline && (', 'screens/preferences > until the line is back'),
  row('an address without a page shows nothing', 'app/NotFoundPage.tsx', "{t('notFoundTitle')}", '', 'screens/service > leads home'),
  row('a second dialog has no way back to the first', 'nav/useDialog.ts', 'depthNow() > 1', 'depthNow() > 2', 'screens/invite > leads back to it, screens/invite > opened from'),

  // Login, registration, profile.
  row('a double tap logs in twice', 'features/login/useLogin.ts', 'if (underWay.current) return', '', 'screens/login > double tap'),
  row('a wrong password leaves the fields unmarked', 'features/login/useLogin.ts', "'WRONG_CREDENTIAL', ", '', 'screens/login > WRONG_CREDENTIAL'),
  row('the password is shown while it is typed', 'ui/PasswordField.tsx', 'useState(false)', 'useState(true)', 'screens/login > shows the password'),
  row('+66 is no phone number', 'service/phoneRules.ts', '(?:\\+|00)66', '(?:00)66', 'unit/features/register/rules'),
  row('registering asks for no repeated password', 'features/register/rules.ts', 'isFull && password !== confirm', 'isFull && false', 'unit/features/register/rules'),
  row('a code is asked for again after 30 s', 'features/register/CodeStep.tsx', '60_000', '30_000', 'screens/register > once the minute is over'),
  row('the code of an inviter can be changed', 'features/register/ProfileStep.tsx', 'readOnly={invited}', 'data-kept={invited}', 'screens/register > filled in and locked'),
  row('a new password that differs is sent', 'features/profile/rules.ts', 'form.next === form.confirm ?', 'form.next ?', 'unit/features/profile'),
  row('the account name is sent in small letters', 'service/bankName.ts', ".toUpperCase()", '', 'unit/service/bankName, unit/features/register'),
  row('an account number is sent with its dashes', 'service/bankName.ts', "replaceAll(/[\\s-]/g, '')", "replaceAll(/\\s/g, '')", 'unit/service/bankName, unit/features/register'),

  // Home, games.
  row('the amounts of games stay in sight while they are hidden', 'features/home/GameCard.tsx', 'formatMoney(game.amount, currency)', "String(game.amount)", 'screens/hideAmounts > every amount of home'),
  row('the wallet is read before the games are refreshed', 'features/home/useHome.ts', 'await (firstReading()?.gamesAreStale ?? gamesRemainStale())', 'await Promise.resolve(false)', 'screens/home > refreshes the games'),
  row('more money moves into a game than the button says', 'features/games/rules.ts', "return fresh <= agreed ? 'move' : 'ask'", "return 'move'", 'unit/features/games'),
  row('nothing to move is moved', 'features/games/rules.ts', "if (fresh <= 0) return 'open'", '', 'unit/features/games'),
  row('an iPad opens the web page of a game', 'features/games/rules.ts', 'maxTouchPoints > 1', 'maxTouchPoints > 9', 'unit/features/games'),
  row('the password of a game is shown at once', 'features/games/Credentials.tsx', 'useState(false)', 'useState(true)', 'screens/games > keeps its password hidden'),
  row('a game is transferred out of into itself', 'features/games/ActiveGame.tsx', 'from: code, to: mainWallet', 'from: mainWallet, to: code', 'screens/games > leads to transfers'),
  row('play moves money after its dialog was closed', 'features/games/useMoveAll.ts', 'if (!isWanted()) return false', '', 'screens/games > goes no further'),
  row('a password is reset without a question', 'features/games/ResetPassword.tsx', 'onClick={() => setIsAsking(!isAsking)}', 'onClick={() => void reset()}', 'screens/games > asks first'),

  // Paying in and out.
  row('SCB is paid by a code', 'features/deposit/rules.ts', "bankType === 'PAYMENT' && qrServices", 'qrServices', 'unit/features/deposit'),
  row('a manual deposit is paid by a code', 'features/deposit/rules.ts', "if (isManual) return 'account'", '', 'unit/features/deposit'),
  row('an account number is copied with its dashes', 'features/deposit/AccountDeposit.tsx', 'text={account.bankAccountNo}\n          shown', 'text={dashed(account.bankAccountNo)}\n          shown', 'screens/deposit > as the bank takes it'),
  row('other channels keep their status when a code is made', 'features/qr/rules.ts', 'linkedChannels.includes(bankCode) ?', '!linkedChannels.includes(bankCode) ?', 'unit/features/qr/rules'),
  row('a code is cancelled without a question', 'features/qr/OpenCode.tsx', "onClick={() => setQuestion('asked')}", 'onClick={onCancel}', 'screens/qr > asked about first'),
  row('a gift link without https is sent', 'features/gift/rules.ts', '/^https:', '/^https?:', 'unit/features/gift'),
  row('a slip that failed has no reason', 'features/slip/SlipRow.tsx', "{reason && ` · ${reason}`}", '', 'screens/slip > every reason in words'),
  row('a slip is sent in the closed hours', 'features/slip/useSendSlip.ts', 'return window.isOpen', 'return true', 'screens/slip > is not sent, and is kept'),
  row('an old slip counts as a new one', 'features/slip/sentSlips.ts', 'keptMs = 90 *', 'keptMs = 1 *', 'unit/features/slip'),
  row('a withdrawal is sent before it is known whether a bonus is held', 'features/withdraw/WithdrawForm.tsx', "bonus !== 'reading' && submit()", 'submit()', 'screens/certainty > bonus'),
  row('a withdrawal in progress is told as paid', 'wallet/ledger/withdrawals.ts', "underWay: 'received'", "underWay: 'paid'", 'unit/wallet/ledger/withdrawals'),
  row('a deposit that was credited is not told', 'wallet/ledger/credits.ts', "progressOf(row.status) === 'success'", "progressOf(row.status) === 'failed'", 'unit/wallet/ledger/creditsIn'),
  row('a loosened limit holds at once', 'brakes/rules.ts', 'looseAfterMs = dayMs', 'looseAfterMs = 0', 'unit/brakes/rules'),

  // Rewards, statement, chat, preferences.
  row('the percents of a bonus stay a placeholder', 'features/bonus/rules.ts', 'notice.replaceAll(placeholder, formatCount(percentFail))', 'notice', 'unit/features/bonus/rules'),
  row('a promotion code is sent in small letters', 'features/bonus/rules.ts', 'typed.trim().toUpperCase()', 'typed.trim()', 'unit/features/bonus/rules'),
  row('a bonus ends without a question', 'features/bonus/EndBonusDialog.tsx', '<Button onClick={() => void closeDialog()}>{t(\'keep\')}</Button>', '', 'screens/bonus > kept by who does not confirm'),
  row('a refund is received twice', 'features/refund/useRefund.ts', 'if (isRunning.current) return', '', 'screens/refund > burst'),
  row('the link to invite has no PR', 'features/invite/rules.ts', '`PR${profileId}`', 'profileId', 'unit/features/invite'),
  row('the percents of an invite are shown at 0', 'features/invite/BonusFigures.tsx', '(success ?? 0) > 0 &&', '', 'screens/invite > is claimed once'),
  row('the sums count what failed', 'features/statement/report/sums.ts', "progress === 'success'", "progress !== 'underWay'", 'unit/features/statement/report'),
  row('net deposits count withdrawals as paid in', 'features/statement/report/netDeposits.ts', 'net: less(paidIn, paidOut)', 'net: paidIn', 'unit/features/statement/report'),
  row('a search finds no Thai digits', 'features/statement/report/filter.ts', 'withPlainDigits(wanted)', 'wanted', 'unit/features/statement/report'),
  row('Enter on a composed word sends the message', 'features/chat/conversation/MessageField.tsx', '!nativeEvent.isComposing', 'true', 'screens/chat > composed'),
  row('a tap on a button of the chat is sent twice', 'features/chat/conversation/Buttons.tsx', 'doubleTapMs = 700', 'doubleTapMs = 0', 'screens/chat > as buttons'),
  row('a new session has no end of the one before', 'features/chat/conversation/timeline.ts', 'next !== session)', 'false)', 'unit/features/chat/conversation/timeline'),
  row('a message without an answer is sent again by itself', 'features/chat/engine/delivery.ts', "if (failure === 'noAnswer') {", 'if (false) {', 'unit/features/chat/engine/delivery'),
  row('a link in a message takes the full stop with it', 'features/chat/conversation/linkify.ts', '[.,;:!?', '[,;:!?', 'unit/features/chat/conversation/linkify'),
  row('unread messages are counted while they are in sight', 'features/chat/engine/unread.ts', 'if (!this.#isInSight) for', 'for', 'unit/features/chat/engine'),
  row('a question to support tells the account number', 'ui/questionText.ts', '|\\+?\\d(?:[ -]?\\d){6,}', '', 'unit/ui/questionText'),
  row('hidden amounts come back with a reload', 'device/hiddenAmounts.ts', "persistent.set('amounts', 'hidden')", "void 'hidden'", 'screens/hideAmounts > remembered on the device'),
  row('a silenced sound is heard', 'device/feedback.ts', '!silenced().includes(kind)', 'true', 'screens/preferences > stays silent, screens/chat > silences'),
  row('a dismissed notice comes back', 'device/dismissed.ts', 'listIn(area).includes(thing)', 'false', 'unit/device/dismissed'),
  row('a toast stands below the dialog on top', 'ui/Toasts.tsx', "topDialog() ?? document.body", 'document.body', 'screens/toasts'),
  row('two taps close two messages', 'ui/Alerts.tsx', 'detail > 0 && timeStamp - closedAt.current < doubleTapMs', 'false', 'screens/messages > tap'),
  row('a list that could not be read looks empty', 'ui/PagedRows.tsx', 'error !== undefined && !isOwn && (!isLoading || !rows)', 'false', 'screens/statement > offers a retry'),
  row('the last page of a list cannot be left', 'ui/Pagination.tsx', 'disabled={page <= 1}', 'disabled={page >= 1}', 'unit/ui/controls, screens/statement > pages before'),
  row('a copied number is said to be refused', 'platform/clipboard.ts', 'if (done) return true', 'if (done) return false', 'unit/platform, screens/deposit > as the bank takes it'),
]
