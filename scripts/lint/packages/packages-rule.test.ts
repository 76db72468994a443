import {problemsIn} from '../problems-in'
import {packagesRule} from './packages-rule'

test.each`
    path                           | code
    ${'app/commerce/a.ts'}         | ${`import {useBasket} from '@salesforce/commerce-sdk-react'`}
    ${'app/shell/providers.tsx'}   | ${`import {useBasket} from '@salesforce/commerce-sdk-react'`}
    ${'sandbox/present/basket.ts'} | ${`import type {ShopperBasketsTypes} from 'commerce-sdk-isomorphic'`}
    ${'app/routing/link-to.tsx'}   | ${`import {Link} from 'react-router-dom'`}
    ${'app/features/a/a.tsx'}      | ${`import {Box, Dialog} from '@chakra-ui/react'`}
    ${'app/ui/button.tsx'}         | ${`import {Button} from '@chakra-ui/react'`}
    ${'app/features/a/a.tsx'}      | ${`import * as z from 'zod/mini'`}
    ${'server/a.ts'}               | ${`import {z} from 'zod'`}
    ${'app/features/a/a.test.tsx'} | ${`import {MemoryRouter} from 'react-router-dom'`}
`('$path may say $code', ({path, code}) => {
    expect(problemsIn(packagesRule, path, code)).toEqual([])
})

test.each`
    path                      | code
    ${'app/features/a/a.tsx'} | ${`import {useBasket} from '@salesforce/commerce-sdk-react'`}
    ${'app/shell/a.tsx'}      | ${`import {ShopperBaskets} from 'commerce-sdk-isomorphic'`}
    ${'sandbox/a.ts'}         | ${`import {ShopperBaskets} from 'commerce-sdk-isomorphic'`}
    ${'app/features/a/a.tsx'} | ${`import type {RouteProps} from 'react-router-dom'`}
    ${'app/features/a/a.tsx'} | ${`import {Box, Button as B} from '@chakra-ui/react'`}
    ${'app/features/a/a.tsx'} | ${`import {Button} from '@chakra-ui/react/button'`}
    ${'app/features/a/a.tsx'} | ${`const load = () => import('@tanstack/react-query')`}
    ${'app/commerce/a.ts'}    | ${`import {defineMessages} from 'react-intl'`}
    ${'app/features/a/a.tsx'} | ${`import {z} from 'zod'`}
    ${'app/domain/a.ts'}      | ${`import {faker} from '@faker-js/faker/locale/en'`}
`('$path may not say $code', ({path, code}) => {
    expect(problemsIn(packagesRule, path, code)).toEqual(['fenced'])
})
