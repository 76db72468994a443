import type {Page} from '@playwright/test'

/** Types a card in its frame, which leads from field to field and takes the card once it is complete. */
export const giveCard = async (page: Page, number: string): Promise<void> => {
    const card = page.frameLocator('iframe')
    await card.getByLabel(/^(Card number|Número de tarjeta)/).fill(number)
    await card.getByLabel(/^(Expires|Vencimiento)/).fill('12/40')
    await card.getByLabel(/^(Security code|Código de seguridad)/).fill('123')
}
