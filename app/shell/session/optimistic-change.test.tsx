import {useQueryClient} from '@tanstack/react-query'
import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {saveDetails, useProfile} from '@app/commerce/customer/profile'
import {record} from '@app/commerce/json'
import {CUSTOMER, queriesOf} from '@app/commerce/session/personal-query'
import {useShopper} from '@app/commerce/session/session'
import {useShopperMutation} from '@app/commerce/session/use-shopper-mutation'
import {OwnData} from '@app/routing/data/own-data'
import {inBrowser} from '../../../tests/support/browser/in-browser'
import {mayComplain} from '../../../tests/support/page-complaints'
import {createDeferred} from '../../../tests/support/values/deferred'

const browser = inBrowser()
afterEach(() => browser.reset())
afterAll(() => browser.close())

const wait = {timeout: 15_000}
const changes = [[CUSTOMER]] as const

/** An optimistic update as TanStack Query documents it, of an entry that a hook of the SDK shows. */
const useRename = () => {
    const cache = useQueryClient()
    const queries = queriesOf(useShopper()?.customerId ?? '', [CUSTOMER])
    return useShopperMutation({
        run: saveDetails,
        changes,
        onMutate: async ({firstName}) => {
            await cache.cancelQueries(queries)
            const before = cache.getQueriesData(queries)
            cache.setQueriesData(queries, (customer: unknown) => ({
                ...record(customer),
                firstName
            }))
            return before
        },
        onError: (_error, _given, before = []) => {
            for (const [key, data] of before) cache.setQueryData(key, data)
        }
    })
}

const Name = () => {
    const {mutate, isLoading} = useRename()
    return (
        <OwnData useData={useProfile} given={undefined}>
            {(profile) => (
                <>
                    <p>{profile.state === 'ready' ? `I am ${profile.value.firstName}` : ''}</p>
                    <p>{isLoading ? 'Saving' : 'Idle'}</p>
                    <button onClick={() => mutate({firstName: 'Lou'})}>Rename</button>
                </>
            )}
        </OwnData>
    )
}

/** The customer's name is on the page; changes wait for `answer`, and are then refused or, without one, made. */
const renamed = async (name: string) => {
    const answer = createDeferred<Response | undefined>()
    const reads: string[] = []
    browser.signedIn(`${name.toLowerCase()}@homeward.example`)
    await browser.show({part: <Name />})
    expect(await screen.findByText(`I am ${name}`, {}, wait)).toBeVisible()
    browser.server.answerInstead(({pathname, search}, {method}) => {
        if (method === 'PATCH') return answer.promise
        if (search.includes('expand=addresses')) reads.push(pathname)
        return undefined
    })
    await userEvent.click(screen.getByRole('button', {name: 'Rename'}))
    expect(await screen.findByText('I am Lou')).toBeVisible()
    expect(screen.getByText('Saving')).toBeVisible()
    expect(reads).toEqual([])
    return {answer, reads}
}

test('a change is shown before its answer, and the truth is read after it (D-48)', async () => {
    const {answer, reads} = await renamed('Riley')

    answer.resolve(undefined)

    expect(await screen.findByText('Idle', {}, wait)).toBeVisible()
    expect(screen.getByText('I am Lou')).toBeVisible()
    expect(reads).toHaveLength(1)
})

test('a change that was refused is taken back, and the truth is read last (D-48)', async () => {
    mayComplain(/400/)
    const {answer, reads} = await renamed('Casey')

    // In the meantime somebody else has changed the name.
    browser.sandbox.world
        .statement(
            `UPDATE customer SET profile = json_set(profile, '$.firstName', 'Kit') WHERE login = ?`
        )
        .run('casey@homeward.example')
    answer.resolve(Response.json({}, {status: 400}))

    expect(await screen.findByText('Idle', {}, wait)).toBeVisible()
    expect(screen.getByText('I am Kit')).toBeVisible()
    expect(reads).toHaveLength(1)
})
