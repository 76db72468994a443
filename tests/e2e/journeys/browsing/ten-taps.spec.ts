import type {MessageDescriptor} from 'react-intl'
import {messages as listingMessages, priceMessages} from '@app/features/listing/messages'
import {addedMessages, buyMessages} from '@app/features/product/details/messages'
import {messages as searchMessages} from '@app/features/search/messages'
import {choiceMessages, messages as storeMessages} from '@app/features/stores/messages'
import {inLocale} from '@app/routing/route/locale-path'
import {spokenPerMessages} from '@app/ui/price/messages'
import {messages as tileMessages} from '@app/ui/products/messages'
import {openChoices, productIsShown, tilesOf} from '../../support/shopping'
import {countedPhone, pressList} from '../../support/taps'
import {expect, test} from '../../support/test'
import {type Locale, translate} from '../../support/translate'

test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true})

const MOST_TAPS = 10
const MOST_A_WEEK = 20

const words: Record<Locale, string> = {'en-US': 'washer', 'es-US': 'lavadora'}

/** The start of a text whose last value is not known. */
const beginning = (text: string): RegExp => new RegExp(`^${text.split('#')[0] ?? ''}`)

for (const locale of ['en-US', 'es-US'] as const) {
    test(`a washer under $20 a week near 75201 takes at most ten taps from the home page into the cart, and one for each choice that it asks for, in @${locale} [PLP-002] [SEARCH-020] [STORE-001] [CART-008]`, async ({
        page
    }) => {
        const {effort, tap, type, send} = countedPhone(page)
        const t = (message: MessageDescriptor, values?: Record<string, string | number>) =>
            translate(locale, message, values)
        // Not by its role, which it does not have while a sheet lies over it.
        const main = page.locator('main')

        await page.goto(inLocale(locale, '/'))
        await page.locator('html[data-live]').waitFor({state: 'attached'})

        await tap(page.getByRole('combobox', {name: t(searchMessages.label)}))
        await type(words[locale])
        await send()
        await page.waitForURL(/\/search\?q=/)
        await expect(tilesOf(page).first()).toBeVisible()

        // The store is found from the listing, and the listing is what is there afterwards.
        const listing = page.url()
        await tap(page.getByRole('banner').locator('a[href$="/store-locator"]:visible').first())
        const locator = page.getByRole('dialog', {name: t(storeMessages.title)})
        await expect(locator.getByLabel(t(storeMessages.zip))).toBeFocused()
        await type('75201')
        await send()
        await tap(
            locator
                .getByRole('button', {
                    name: beginning(t(choiceMessages.makeMineNamed, {name: '#'}))
                })
                .first()
        )
        await expect(locator).toBeHidden()
        expect(page.url()).toBe(listing)

        await tap(main.locator('.listing__toggle > summary'))
        const sheet = page.getByRole('dialog', {name: t(listingMessages.filters)})
        const under = t(priceMessages.under, {
            below: `$${MOST_A_WEEK}`,
            per: t(spokenPerMessages.weekly)
        })
        await tap(sheet.getByRole('link', {name: under}))
        await page.waitForURL(/refine=price/)
        await expect(main).not.toHaveAttribute('aria-busy')
        // The button counts what the listing has, once that has come.
        const total = () =>
            main
                .locator('.listing__count')
                .innerText()
                .then((text) => Number.parseInt(text, 10))
        const show = async () =>
            sheet.getByRole('button', {name: t(listingMessages.showItems, {total: await total()})})
        await expect.poll(async () => (await show()).count()).toBe(1)
        await tap(await show())
        await expect(sheet).toBeHidden()

        const washer = tilesOf(page)
            .filter({hasNotText: t(tileMessages.outOfStock)})
            .first()
        const link = washer.getByRole('heading').getByRole('link')
        const name = (await link.textContent()) ?? ''
        await tap(link)
        await productIsShown(page, name)
        const choices = await openChoices(page).count()
        for (let left = choices; left > 0; left -= 1) {
            await tap(
                openChoices(page)
                    .first()
                    .getByRole('link', {name: /^[^(]+$/})
                    .first()
            )
            await expect(openChoices(page)).toHaveCount(left - 1)
        }
        await tap(main.getByRole('button', {name: t(buyMessages.addToCart)}))
        const added = page.getByRole('dialog', {name: t(addedMessages.title, {count: 1})})
        await expect(added).toBeVisible()
        const [amount = ''] = /\d+\.\d\d/.exec(await added.innerText()) ?? []
        expect(Number(amount)).toBeGreaterThan(0)
        expect(Number(amount)).toBeLessThan(MOST_A_WEEK)

        process.stdout.write(
            `A washer into the cart in ${locale}: ${effort.taps} taps, ${effort.words} words\n`
        )
        expect(effort.taps - choices, pressList(effort)).toBeLessThanOrEqual(MOST_TAPS)
    })
}
