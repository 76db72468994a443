import {within} from '@testing-library/react'

/** An amount as it is written, in cents. */
export const centsIn = (text: string): number => {
    const [amount = ''] = /-?\$[\d,]+\.\d\d/.exec(text) ?? []
    return Number(amount.replace(/[$,.]/g, ''))
}

/** The names and values below a heading, the amounts in cents. */
export const amountsIn = (part: HTMLElement) =>
    new Map(
        within(part)
            .getAllByRole('term')
            .map((term) => [term.textContent, centsIn(term.nextElementSibling?.textContent ?? '')])
    )
