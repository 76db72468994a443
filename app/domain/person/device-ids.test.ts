import {deviceIdsIn} from './device-ids'

test.each`
    search                                | ids
    ${'?platformId=ios&deviceId=AB-12:3'} | ${{platformId: 'ios', deviceId: 'AB-12:3'}}
    ${'?deviceId=x&sort=RELEVANCE'}       | ${{deviceId: 'x'}}
    ${'?platformId=&deviceId='}           | ${{}}
    ${'?deviceId=%3Cscript%3E'}           | ${{}}
    ${`?deviceId=${'a'.repeat(128)}`}     | ${{deviceId: 'a'.repeat(128)}}
    ${`?deviceId=${'a'.repeat(129)}`}     | ${{}}
    ${'?DeviceId=x'}                      | ${{}}
    ${''}                                 | ${{}}
`('in "$search" the device ids are $ids [ROUTE-063]', ({search, ids}) => {
    expect(deviceIdsIn(search)).toEqual(ids)
})
