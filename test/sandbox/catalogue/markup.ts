// Markup as operators write it: colours in style attributes, links and lists.

export const amber = (text: string) => `<span style="color: #b45309">${text}</span>`
export const red = (text: string) => `<span style="color: #b91c1c">${text}</span>`
export const link = (path: string, text: string) => `<a href="https://wallet.example/${path}">${text}</a>`
export const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
