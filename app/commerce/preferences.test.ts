import {aCommerce} from '../../tests/support/a-commerce'
import {frequentSearches, listedCategories} from './preferences'

const requested = (preferences: unknown) =>
    aCommerce(() => ({customPreferences: preferences})).commerce

test('frequent searches come in the order in which they are stored, each once [SEARCH-024, API-014]', async () => {
    const {commerce, calls} = aCommerce(() => ({
        customPreferences: {frequentSearches: [' sofa ', 'tv', 'sofa', '', ' ', 7, null]}
    }))

    await expect(frequentSearches(commerce).fetch()).resolves.toEqual(['sofa', 'tv'])
    expect(calls).toEqual([
        {
            path: '/custom/custom-prefs/v1/organizations/{org}/getcustompreferences',
            query: {c_prefs: 'frequentSearches'}
        }
    ])
})

test('they are fresh for three minutes, and fetched twice more when they fail [SEARCH-030, CONST-002] (C-03)', () => {
    expect(frequentSearches(requested({}))).toMatchObject({
        staleTime: 180_000,
        retries: 2,
        shared: {fresh: 180}
    })
})

test.each([{}, {frequentSearches: []}, {frequentSearches: null}, {other: ['sofa']}])(
    'preferences %j name no frequent searches',
    async (preferences) => {
        await expect(frequentSearches(requested(preferences)).fetch()).resolves.toEqual([])
    }
)

test('the menu may show the restricted categories that are listed [SHELL-018]', async () => {
    await expect(
        listedCategories(requested({restrictedNavCategories: ['tires', 7]})).fetch()
    ).resolves.toEqual(['tires'])
    await expect(listedCategories(requested({})).fetch()).resolves.toEqual([])
})
