import {placeOf} from './place-of'

test.each`
    path                                      | place
    ${'app/domain/money/money.ts'}            | ${{layer: 'domain'}}
    ${'app/features/basket/basket-page.tsx'}  | ${{layer: 'features', part: 'basket'}}
    ${'app/features/new-one/lines/line.tsx'}  | ${{layer: 'features', part: 'new-one'}}
    ${'overrides/app/ui/theme/colours.ts'}    | ${{layer: 'ui'}}
    ${'app/routes.ts'}                        | ${{layer: 'entry'}}
    ${'app/components/_app-config/index.tsx'} | ${{layer: 'entry'}}
    ${'app/brand.ts'}                         | ${{layer: 'brand'}}
    ${'overrides/app/brand.ts'}               | ${{layer: 'brand'}}
    ${'app/helpers/strings.ts'}               | ${{layer: 'unknown'}}
    ${'sandbox/endpoints/get-basket.ts'}      | ${{layer: 'sandbox'}}
    ${'playwright.config.ts'}                 | ${{layer: 'root'}}
    ${'extras/thing.ts'}                      | ${{layer: 'unknown'}}
`('$path stands in $place.layer', ({path, place}) => {
    expect(placeOf(path)).toEqual(place)
})
