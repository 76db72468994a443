import type {Page} from '@playwright/test'

/**
 * Types a card in its frame, and submits it with the Enter key: a click could miss the button while the page around the
 * frame, which Playwright does not watch, still scrolls.
 */
export const giveCard = async (page: Page, number: string): Promise<void> => {
    const card = page.frameLocator('iframe')
    await card.getByLabel(/^(Card number|Número de tarjeta)/).fill(number)
    await card.getByLabel(/^(Expires|Vencimiento)/).fill('12/40')
    const code = card.getByLabel(/^(Security code|Código de seguridad)/)
    await code.fill('123')
    await code.press('Enter')
}
