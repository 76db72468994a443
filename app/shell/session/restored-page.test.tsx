import {rememberName} from '@app/commerce/session/stored-hints'
import {mayComplain, undeclaredComplaints} from '../../../tests/support/page-complaints'
import {showInShop} from '../../../tests/support/shop/render-page'
import {useFreshAfterReturn} from './restored-page'

const Page = ({isCustomer}: {isCustomer: boolean}) => {
    useFreshAfterReturn(isCustomer)
    return <p>A page</p>
}

const comeBack = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), {persisted}))

// A document that is loaded anew complains in tests: there is none to load.
const isReloaded = () => undeclaredComplaints().some((each) => /navigation/.test(each))

afterEach(() => localStorage.clear())

test.each`
    who                        | isCustomer | signedIn | persisted | loaded
    ${'who has signed out'}    | ${true}    | ${false} | ${true}   | ${true}
    ${'still signed in'}       | ${true}    | ${true}  | ${true}   | ${false}
    ${'a guest'}               | ${false}   | ${false} | ${true}   | ${false}
    ${'on a page just loaded'} | ${true}    | ${false} | ${false}  | ${false}
`('the back button shows no page of a customer $who [D-19]', (given) => {
    if (given.signedIn) rememberName('Ada')
    showInShop(<Page isCustomer={given.isCustomer} />)

    comeBack(given.persisted)

    expect(isReloaded()).toBe(given.loaded)
    mayComplain(/navigation/)
})
