import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'

const app = path.resolve(__dirname, '../../app')

const sources = readdirSync(app, {recursive: true, withFileTypes: true})
    .filter(({name}) => /(?<!\.test)\.tsx?$/.test(name))
    .map(({parentPath, name}) => readFileSync(path.join(parentPath, name), 'utf8'))
    .filter((code) => code.includes("from '@salesforce/commerce-sdk-react'"))

/** The hooks that are called with the SDK's own name, and the calls that its mutations are made for. */
const called = new Set(
    sources.flatMap((code) => {
        const imported =
            /import \{([^}]+)\} from '@salesforce\/commerce-sdk-react'/.exec(code)?.[1] ?? ''
        const hooks = imported.split(',').map((name) => name.trim())
        return [
            ...hooks.filter((hook) => code.includes(`${hook}(`)),
            ...[...code.matchAll(/\b(use\w+Mutation)\(\s*'(\w+)'\s*\)/g)].map(
                ([, hook = '', call = '']) => `${hook} ${call}`
            )
        ]
    })
)

test.each`
    family                   | read                         | write
    ${'baskets'}             | ${'useCustomerBaskets'}      | ${'useShopperBasketsMutation addItemToBasket'}
    ${'a basket’s delivery'} | ${null}                      | ${'useShopperBasketsMutation updateShippingAddressForShipment'}
    ${'payment instruments'} | ${null}                      | ${'useShopperBasketsMutation addPaymentInstrumentToBasket'}
    ${'customers'}           | ${'useCustomer'}             | ${'useShopperCustomersMutation updateCustomer'}
    ${'addresses'}           | ${'useCustomer'}             | ${'useShopperCustomersMutation createCustomerAddress'}
    ${'product lists'}       | ${'useCustomerProductLists'} | ${'useShopperCustomersMutation createCustomerProductListItem'}
    ${'orders'}              | ${'useOrder'}                | ${'useShopperOrdersMutation createOrder'}
    ${'order history'}       | ${'useCustomerOrders'}       | ${'useShopperOrdersMutation createOrder'}
    ${'contexts'}            | ${null}                      | ${'useShopperContextsMutation updateShopperContext'}
    ${'custom APIs'}         | ${'useCustomQuery'}          | ${null}
    ${'sign-in'}             | ${'useAccessToken'}          | ${'useAuthHelper'}
`('the SDK’s hooks carry $family', ({read, write}) => {
    for (const hook of [read, write]) if (hook !== null) expect([...called]).toContain(hook)
})
