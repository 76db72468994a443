import {entryMessages} from '@app/features/approval/frame/entry-messages'
import {register, signInByForm} from '../../support/identity'
import {inLanguage} from '../../support/language'
import {withStore} from '../../support/shopper'
import {addToCart, chooseVariations, openFirstProduct} from '../../support/shopping'
import {expect, test} from '../../support/test'

const failedIn = (calls: {method: string; path: string; status: number}[]): string[] =>
    calls
        .filter(({status}) => status >= 400)
        .map(({method, path, status}) => `${String(status)} ${method} ${path}`)

test.beforeEach(({page, baseURL}) => withStore(page, baseURL))

for (const login of ['morgan@homeward.example', 'casey@homeward.example']) {
    test(`the sign-in of ${login} with an empty cart makes no call that fails`, async ({
        page,
        shopLocale,
        sandbox
    }) => {
        await page.goto(inLanguage(page, shopLocale).at('/'))
        await page.waitForLoadState('networkidle')
        await sandbox.forgetCalls()

        await signInByForm(page, shopLocale, {email: login, password: 'Homeward!1'})
        await page.waitForLoadState('networkidle')

        expect(failedIn(await sandbox.calls())).toEqual([])
    })
}

test('a sign-in with a cart and a begun application makes no call that fails [CART-007] [CART-021] [D-17]', async ({
    page,
    shopLocale,
    sandbox
}) => {
    const {at, text} = inLanguage(page, shopLocale)
    await page.goto(at('/c/furniture'))
    await openFirstProduct(page, shopLocale)
    await chooseVariations(page)
    await addToCart(page, shopLocale)
    await page.goto(at('/instant-approval'))
    await page.getByRole('button', {name: text(entryMessages.begin)}).click()
    await expect(page).toHaveURL(/\/payfone$/)
    await page.waitForLoadState('networkidle')
    await sandbox.forgetCalls()

    await signInByForm(page, shopLocale, {
        email: 'jordan@homeward.example',
        password: 'Homeward!1'
    })
    await page.waitForLoadState('networkidle')

    expect(failedIn(await sandbox.calls())).toEqual([])
})

test('a registration with a cart makes no call that fails [CART-021] [AUTH-012]', async ({
    page,
    shopLocale,
    sandbox,
    complaints
}) => {
    complaints.mayHappen(/merge|409/)
    const {at} = inLanguage(page, shopLocale)
    await page.goto(at('/c/furniture'))
    await openFirstProduct(page, shopLocale)
    await chooseVariations(page)
    await addToCart(page, shopLocale)
    await page.waitForLoadState('networkidle')
    await sandbox.forgetCalls()

    await register(page, shopLocale)
    await page.waitForLoadState('networkidle')

    expect(failedIn(await sandbox.calls())).toEqual([])
})
