import {act, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {type Call, CommerceError} from '@app/commerce/client'
import {openShop} from '../../../../tests/support/shop/open-shop'

const colours = ['grey', 'navy', 'rust']

const sofa = (colour: string) => ({
    id: `sofa-${colour}`,
    name: `Avery Sofa in ${colour}`,
    c_ProductUrl: `/p/avery-sofa/sofa-${colour}`,
    c_racProductRenewalRate: 20,
    c_racProductTerms: 52,
    c_racProductTotalCostToOwn: 1040,
    c_racProductCondition: 'New',
    c_racProductInventoryType: 'NEW',
    variationAttributes: [
        {id: 'color', name: 'Color', values: colours.map((value) => ({value, name: value}))}
    ],
    variants: colours.map((color) => ({
        productId: `sofa-${color}`,
        c_ProductUrl: `/p/avery-sofa/sofa-${color}`,
        variationValues: {color},
        orderable: true
    }))
})

const main = () => screen.getByRole('main')
const title = () => screen.getByRole('heading', {level: 1})
const choice = (colour: string) => screen.getByRole('link', {name: colour})

/** The grey sofa, on screen; what is asked for next comes when the test says so, or not at all. */
const aSofa = async () => {
    const waiting: {respond: () => void; fail: () => void}[] = []
    let isShown = false
    const request = ({path}: Call): Promise<unknown> => {
        const colour = /\/products\/sofa-(\w+)$/.exec(path)?.[1]
        if (colour === undefined) {
            return Promise.reject(new CommerceError({status: 404, code: 'not-found'}))
        }
        if (!isShown) return Promise.resolve(sofa(colour))
        return new Promise((resolve, reject) =>
            waiting.push({
                respond: () => resolve(sofa(colour)),
                fail: () => reject(new CommerceError({status: 400, code: 'refused'}))
            })
        )
    }
    const shop = openShop('/p/avery-sofa/sofa-grey', request)
    await waitFor(() => expect(title()).toHaveTextContent('Avery Sofa in grey'))
    isShown = true
    return {...shop, next: () => waiting.shift()}
}

test('another colour keeps the keyboard and the place on the page, and is said [G-10, G-70]', async () => {
    const {history, scrolled, next} = await aSofa()
    const navy = choice('navy')

    await userEvent.click(navy)
    expect(history.location.pathname).toBe('/p/avery-sofa/sofa-navy')
    expect(main()).toHaveAttribute('aria-busy', 'true')
    expect(title()).toHaveTextContent('Avery Sofa in grey')
    next()?.respond()

    await waitFor(() => expect(title()).toHaveTextContent('Avery Sofa in navy'))
    expect(main()).not.toHaveAttribute('aria-busy')
    expect(navy).toHaveFocus()
    expect(navy).toHaveAttribute('aria-current', 'true')
    expect(screen.getByText('Color: navy')).toHaveAttribute('aria-live', 'polite')
    expect(scrolled.times).toBe(0)
})

test('while another colour is on its way the one on screen cannot be put into the cart', async () => {
    const {next} = await aSofa()

    await userEvent.click(choice('rust'))
    expect(screen.getByRole('button', {name: 'Add to cart'})).toHaveAttribute('aria-busy', 'true')
    next()?.respond()

    await waitFor(() => expect(title()).toHaveTextContent('Avery Sofa in rust'))
    expect(screen.getByRole('button', {name: 'Add to cart'})).not.toHaveAttribute('aria-busy')
})

test('while another colour is on its way, what the page says for want of an editor’s text stays', async () => {
    await aSofa()
    const text = 'Not available in MN or WI.'
    await screen.findByText(text, {exact: false})

    await userEvent.click(choice('rust'))

    expect(main()).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText(text, {exact: false})).toBeVisible()
})

test('a colour that does not come is the failed page, not the colour of before', async () => {
    const {next} = await aSofa()

    await userEvent.click(choice('navy'))
    next()?.fail()

    expect(await screen.findByRole('button', {name: 'Refresh the page'})).toBeVisible()
    expect(screen.queryByText('Avery Sofa in grey')).not.toBeInTheDocument()
})

test('going back to a colour begins at the top of its page, as going back to any page', async () => {
    const {history, next} = await aSofa()
    await userEvent.click(choice('navy'))
    next()?.respond()
    await waitFor(() => expect(title()).toHaveTextContent('Avery Sofa in navy'))

    act(() => history.goBack())

    await waitFor(() => expect(title()).toHaveTextContent('Avery Sofa in grey'))
    expect(main()).toHaveFocus()
})
