import {hostName, siteOf} from './site-of'

const sites = {
    hosts: new Map([
        ['outlet.example', 'Outlet'],
        ['www.outlet.example', 'Outlet'],
        ['[::1]', 'Local']
    ]),
    defaultSite: 'Main'
}

test.each`
    host                          | site        | because
    ${'outlet.example'}           | ${'Outlet'} | ${'it is named'}
    ${'www.outlet.example'}       | ${'Outlet'} | ${'a site may have several'}
    ${'outlet.example:3000'}      | ${'Outlet'} | ${'a port is no part of the name'}
    ${'outlet.example:'}          | ${'Outlet'} | ${'an empty port is none'}
    ${'OUTLET.Example'}           | ${'Outlet'} | ${'names have no letter case'}
    ${'outlet.example.'}          | ${'Outlet'} | ${'a full name may end with a dot'}
    ${'Outlet.Example.:443'}      | ${'Outlet'} | ${'all of it together'}
    ${' outlet.example '}         | ${'Outlet'} | ${'spaces are no part of it'}
    ${'[::1]:3000'}               | ${'Local'}  | ${'an address of six words is a host, too'}
    ${'shop.example'}             | ${'Main'}   | ${'nobody has named it'}
    ${''}                         | ${'Main'}   | ${'it is empty'}
    ${undefined}                  | ${'Main'}   | ${'it is missing'}
    ${'outlet.example..'}         | ${'Main'}   | ${'two dots are another name'}
    ${'a.outlet.example'}         | ${'Main'}   | ${'a name below it is another'}
    ${'outlet.example.evil.test'} | ${'Main'}   | ${'a name that begins with it is another'}
    ${'my-outlet.example'}        | ${'Main'}   | ${'a name that ends with it is another'}
    ${'outlet.example:80x'}       | ${'Main'}   | ${'that is no port'}
    ${'__proto__'}                | ${'Main'}   | ${'only hosts that were named count'}
`('$host is of the site $site, as $because [CONFIG-003]', ({host, site}) => {
    expect(siteOf(host, sites)).toBe(site)
})

test('the name of a host stays as it is when it is read again', () => {
    expect(hostName(hostName('Outlet.Example.:443'))).toBe('outlet.example')
})
