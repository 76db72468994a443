/** primary: the one next step; secondary: another way on; quiet: beside something; danger: cannot be undone. */
export type ButtonLook = 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger'

/** The classes that make a link, a label or a summary look like a button. */
export const buttonClass = (look: ButtonLook = 'primary', wide = false): string =>
    `button button--${look}${wide ? ' button--wide' : ''}`
