import { createRoot } from 'react-dom/client'

// The least that a page drawn by React can be: one word.
const root = document.createElement('main')
document.body.append(root)
createRoot(root).render(<h1>Hello, this page has no more than a word to say.</h1>)
