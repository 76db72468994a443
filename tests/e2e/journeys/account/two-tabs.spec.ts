import type {Page} from '@playwright/test'
import {addressMessages, detailsMessages, messages} from '@app/features/customer/messages'
import {messages as sessionMessages} from '@app/shell/sign-in/messages'
import {accountMessages} from '@app/shell/time-out/messages'
import {expectNoAxeViolations, tabTo} from '../../support/accessibility'
import {accountMenu, register, signOutByMenu} from '../../support/identity'
import {inLanguage, otherLocale, type Language} from '../../support/language'
import {withStore} from '../../support/shopper'
import {addToCart, chooseVariations, openFirstProduct} from '../../support/shopping'
import {expect, test} from '../../support/test'

test('details and addresses are edited in two tabs, in two languages, and no change is lost [ACCT-001, ACCT-004, ROUTE-007, D-15]', async ({
    page: here,
    context,
    baseURL,
    shopLocale,
    complaints
}) => {
    complaints.mayHappen(/merge|409/)
    await withStore(here, baseURL)
    const mine = inLanguage(here, shopLocale)
    await register(here, mine.locale)
    await expect(mine.field(messages.firstName)).toHaveValue('Nova')
    const there = await context.newPage()
    const other = inLanguage(there, otherLocale(shopLocale))
    await there.goto(other.at('/account'))
    await expect(other.field(messages.lastName)).toHaveValue('Hale')

    await mine.field(messages.firstName).fill('Wren')
    await mine.button(messages.save).click()
    await expect(here.getByText(mine.text(detailsMessages.saved))).toBeVisible()
    await expect(other.field(messages.firstName)).toHaveValue('Wren')
    await expect(accountMenu(there, other.locale)).toHaveText('Wren')
    await other.field(messages.lastName).fill('Rivera')
    await other.button(messages.save).click()
    await expect(there.getByText(other.text(detailsMessages.saved))).toBeVisible()
    await expect(mine.field(messages.lastName)).toHaveValue('Rivera')
    await expect(mine.field(messages.firstName)).toHaveValue('Wren')

    // Both tabs start an address before either is saved.
    const fill = async ({field, at, button}: Language, tab: Page, street: string) => {
        await tab.goto(at('/account/addresses'))
        await button(addressMessages.add).click()
        await field(addressMessages.address1).fill(street)
        await field(addressMessages.city).fill('Beverly Hills')
        await field(addressMessages.state).selectOption('CA')
        await field(addressMessages.zip).fill('90210')
    }
    await fill(mine, here, '75 Sentinel Way')
    await fill(other, there, '12 Willow Lane')
    await tabTo(here, mine.button(messages.save))
    await here.keyboard.press('Enter')
    await expect(here.getByText(mine.text(addressMessages.saved))).toBeVisible()
    await other.button(messages.save).click()
    await expect(there.getByText(other.text(addressMessages.saved))).toBeVisible()
    for (const {main} of [mine, other]) {
        await expect(main.getByText(/75 Sentinel Way/)).toBeVisible()
        await expect(main.getByText(/12 Willow Lane/)).toBeVisible()
    }
    await expectNoAxeViolations(here)
    await expectNoAxeViolations(there)
})

test('signing in and out in one tab is shown in the other, and the HTML is the same for a guest and a customer [SESSION-010, D-14, D-15, D-19]', async ({
    page: here,
    context,
    baseURL,
    request,
    shopLocale,
    complaints
}) => {
    complaints.mayHappen(/merge|409/)
    // Both tabs look for a first basket at once: the platform makes one, and refuses the other.
    complaints.mayHappen(/400.*\/baskets\?/)
    const {locale, text, at} = inLanguage(here, shopLocale)
    await withStore(here, baseURL)
    const there = await context.newPage()
    await there.goto(at('/how-it-works'))
    await register(here, locale)

    await expect(accountMenu(there, locale)).toBeVisible()
    for (const path of ['/', '/c/furniture', '/cart', '/login', '/account', '/account/wishlist']) {
        const asCustomer = await (await context.request.get(at(path))).text()
        const asGuest = await (
            await request.get(at(path), {headers: {cookie: 'store=01001.90210.chosen'}})
        ).text()
        expect(asCustomer === asGuest, `${path} is the same for both`).toBe(true)
    }
    await here.goto(at('/how-it-works'))
    await expect(accountMenu(here, locale)).toBeVisible()

    await there.goto(at('/account'))
    const theirs = inLanguage(there, shopLocale)
    await expect(theirs.field(messages.lastName)).toHaveValue('Hale')
    await signOutByMenu(there, locale)
    await expect(here.getByText(text(sessionMessages.endedElsewhere))).toBeVisible()
    await expect(accountMenu(here, locale)).toHaveCount(0)
    // Going back shows none of the customer's data, and none of it is stored.
    await there.goBack()
    await there.waitForURL((url) => url.pathname === at('/login'))
    const stored = await there.evaluate(() =>
        JSON.stringify([{...localStorage}, {...sessionStorage}])
    )
    expect(stored).not.toMatch(/Nova|Hale|homeward\.example/)
})

test('an inactive customer is warned, and then signed out of both tabs with a message [SESSION-011, SESSION-014, SESSION-015, SESSION-016, D-34]', async ({
    page: here,
    context,
    baseURL,
    shopLocale,
    complaints
}) => {
    complaints.mayHappen(/merge|409/)
    // Both tabs look for a first basket at once: the platform makes one, and refuses the other.
    complaints.mayHappen(/400.*\/baskets\?/)
    // One tab may send its store to the platform while the other ends the session.
    complaints.mayHappen(/shopper context could not be updated/)
    // One tab may report activity to our server after the other has ended the session.
    complaints.mayHappen(/401.*\/session\/activity/)
    const {locale, text, at} = inLanguage(here, shopLocale)
    await withStore(here, baseURL)
    await register(here, locale)
    const there = await context.newPage()
    await there.clock.install()
    await there.goto(at('/account/orders'))
    await expect(accountMenu(there, locale)).toBeVisible()

    await there.clock.fastForward('10:30')
    const requested = there.getByRole('alertdialog', {name: text(accountMessages.title)})
    await expect(requested).toBeVisible()
    await expect(
        requested.getByRole('button', {name: text(accountMessages.stay), exact: true})
    ).toBeFocused()
    await expectNoAxeViolations(there)
    await there.clock.fastForward('05:00')

    await there.waitForURL((url) => url.pathname === at('/'))
    const out = locale === 'en-US' ? 'You have been signed out due to inactivity.' : /inactividad/
    await expect(there.getByText(out)).toBeVisible()
    // A customer's page is not for guests: the other tab is redirected to sign in.
    await here.waitForURL((url) => url.pathname === at('/login'))
})

test('a reloaded page shows the customer and their cart, and never shows a guest first [SHELL-007, SHELL-009, D-14]', async ({
    page,
    baseURL,
    shopLocale,
    complaints
}) => {
    complaints.mayHappen(/merge|409/)
    const {locale, at, cart} = inLanguage(page, shopLocale)
    await withStore(page, baseURL)
    await page.goto(at('/c/furniture'))
    await openFirstProduct(page, locale)
    await chooseVariations(page)
    await addToCart(page, locale)
    await register(page, locale)
    await expect(cart(1)).toBeVisible()
    await page.addInitScript(() => {
        const look = () => {
            const name = document.querySelector('.header__tool:first-child .header__tool-name')
            const isGuest = name?.closest('a')?.getAttribute('href')?.endsWith('/login')
            if (isGuest && name && getComputedStyle(name).opacity !== '0')
                document.documentElement.dataset.sawGuest = ''
            requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
    })

    await page.goto(at('/how-it-works'))

    await expect(accountMenu(page, locale)).toHaveText('Nova')
    await expect(cart(1)).toBeVisible()
    await expect(page.locator('html[data-saw-guest]')).toHaveCount(0)
})
