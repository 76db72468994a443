import {deviceIds} from '@app/commerce/leads/device-ids'
import {showInShop} from '../../../tests/support/shop/render-page'
import {DeviceIds} from './device-ids'

test.each(['/', '/c/furniture', '/es-US/cart'])(
    'on %s the ids of an app’s device are remembered for the session, and shown nowhere [ROUTE-063]',
    (path) => {
        window.history.replaceState(null, '', `${path}?platformId=ios&deviceId=AB-12`)

        const {container} = showInShop(<DeviceIds />, path)

        expect(deviceIds()).toEqual({platformId: 'ios', deviceId: 'AB-12'})
        expect(window.sessionStorage.getItem('deviceId')).toBe('AB-12')
        expect(window.localStorage.getItem('deviceId')).toBeNull()
        expect(container).not.toHaveTextContent('AB-12')
        window.sessionStorage.clear()
    }
)
