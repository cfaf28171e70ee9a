import { lazyRoom } from '../ui/lazyRoom.tsx'

/** Every room's pages, each in a file of its own that is loaded when it is needed. */
export const LoginPage = lazyRoom('login', async () => (await import('../features/login/LoginPage.tsx')).LoginPage)
export const HomePage = lazyRoom('home', async () => (await import('../features/home/HomePage.tsx')).HomePage)
export const StatementPage = lazyRoom(
  'statement shared',
  async () => (await import('../features/statement/StatementPage.tsx')).StatementPage,
)
export const RegisterPage = lazyRoom(
  'register shared',
  async () => (await import('../features/register/RegisterPage.tsx')).RegisterPage,
)
export const HowtoPage = lazyRoom('info', async () => (await import('../features/info/HowtoPage.tsx')).HowtoPage)
export const ContactPage = lazyRoom(
  'info shared',
  async () => (await import('../features/info/ContactPage.tsx')).ContactPage,
)
export const ProfilePage = lazyRoom(
  'profile shared',
  async () => (await import('../features/profile/ProfilePage.tsx')).ProfilePage,
)
export const BonusPage = lazyRoom(
  'bonus shared',
  async () => (await import('../features/bonus/BonusPage.tsx')).BonusPage,
)
export const SpinPage = lazyRoom('spin shared', async () => (await import('../features/spin/SpinPage.tsx')).SpinPage)
export const TerminatedPage = lazyRoom('shared', async () => (await import('./TerminatedPage.tsx')).TerminatedPage)
export const NotFoundPage = lazyRoom('shared', async () => (await import('./NotFoundPage.tsx')).NotFoundPage)

/** What a visit may begin with, and the build has rendered. */
export const firstPages = { login: LoginPage, home: HomePage }
