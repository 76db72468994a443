import {problemsIn} from '../problems-in'
import {layersRule} from './layers-rule'

test.each`
    path                                     | code
    ${'app/domain/approval/verdict.ts'}      | ${`import type {Cents} from '../money/money'`}
    ${'app/domain/a.ts'}                     | ${`import {b} from 'some-package'`}
    ${'app/commerce/products/detail.ts'}     | ${`import type {Product} from '@contract/products'`}
    ${'app/features/basket/basket-page.tsx'} | ${`import {Price} from '@app/ui/price'`}
    ${'app/features/basket/basket-page.tsx'} | ${`import {Line} from './lines/line'`}
    ${'app/features/basket/basket.test.tsx'} | ${`import {aWorld} from '@sandbox/world'`}
    ${'app/commerce/shopper/a.ts'}           | ${`import {b} from '../basket/temporary/b'`}
    ${'app/commerce/session/a.test.ts'}      | ${`import {b} from '../basket/b'`}
    ${'app/commerce/basket/a.ts'}            | ${`import {b} from '../client'`}
    ${'app/ui/tile.tsx'}                     | ${`import {LinkTo} from '@app/routing/link-to'`}
    ${'app/shell/frame.tsx'}                 | ${`import {Badge} from '@app/features/basket/badge'`}
    ${'app/routes.ts'}                       | ${`import {basketRoute} from '@app/features/basket/route'`}
    ${'sandbox/endpoints/get-product.ts'}    | ${`import type {Product} from '@contract/products'`}
    ${'sandbox/pictures/rooms/room.ts'}      | ${`import {penOf} from '../engine/pen'`}
    ${'sandbox/images/render.ts'}            | ${`import {drawPicture} from '../pictures/pictures'`}
    ${'tests/ssr/routes.test.ts'}            | ${`import {world} from '@sandbox/world'; import '@app/routes'`}
`('$path may say $code', ({path, code}) => {
    expect(problemsIn(layersRule, path, code)).toEqual([])
})

test.each`
    path                           | code                                                | problem
    ${'app/domain/a.ts'}           | ${`import {b} from '@app/lib/b'`}                   | ${'crossing'}
    ${'app/lib/a.ts'}              | ${`import type {B} from '@app/domain/b'`}           | ${'crossing'}
    ${'app/commerce/a.ts'}         | ${`export {b} from '@app/features/basket/b'`}       | ${'crossing'}
    ${'app/ui/a.tsx'}              | ${`import {b} from '@app/commerce/b'`}              | ${'crossing'}
    ${'app/features/basket/a.ts'}  | ${`import type {B} from '@contract/b'`}             | ${'crossing'}
    ${'app/features/basket/a.ts'}  | ${`const b = import('@sandbox/b')`}                 | ${'crossing'}
    ${'app/routing/a.ts'}          | ${`type B = typeof import('@app/ui/b')`}            | ${'crossing'}
    ${'sandbox/a.ts'}              | ${`import {b} from '../app/domain/b'`}              | ${'crossing'}
    ${'sandbox/a.js'}              | ${`const b = require('../app/domain/b')`}           | ${'crossing'}
    ${'overrides/app/ui/a.tsx'}    | ${`import {b} from '@app/features/basket/b'`}       | ${'crossing'}
    ${'app/features/basket/a.ts'}  | ${`import {b} from '@app/features/wish-list/b'`}    | ${'otherFeature'}
    ${'app/features/basket/a.ts'}  | ${`import {b} from '../wish-list/b'`}               | ${'otherFeature'}
    ${'app/ui/a.tsx'}              | ${`import {b} from '@app/routing/define-route'`}    | ${'linksOnly'}
    ${'app/commerce/a.ts'}         | ${`import {b} from '@contract/b'`}                  | ${'typesOnly'}
    ${'app/features/basket/a.ts'}  | ${`import {b} from '../../ui/b'`}                   | ${'alias'}
    ${'app/commerce/session/a.ts'} | ${`import {b} from '../basket/b'`}                  | ${'upward'}
    ${'app/commerce/session/a.ts'} | ${`import type {B} from '@app/commerce/shopper/b'`} | ${'upward'}
    ${'app/commerce/client.ts'}    | ${`import {b} from './products/b'`}                 | ${'upward'}
    ${'app/commerce/new/a.ts'}     | ${`import {b} from '../client'`}                    | ${'upward'}
    ${'app/features/basket/a.ts'}  | ${`import {b} from '@app/helpers/b'`}               | ${'unknown'}
    ${'sandbox/images/a.ts'}       | ${`import {b} from '../pictures/engine/pen'`}       | ${'engine'}
    ${'sandbox/pictures/a.ts'}     | ${`import {b} from '../world/world'`}               | ${'engine'}
`('$path may not say $code: $problem', ({path, code, problem}) => {
    expect(problemsIn(layersRule, path, code)).toEqual([problem])
})
