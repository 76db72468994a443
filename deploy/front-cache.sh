#!/usr/bin/env bash
# Starts a cache in front of the storefront from Debian's packages (apt-get install varnish, nginx-light), in the foreground:
#   FRONT_CACHE_WORD=… SHOP=127.0.0.1:3000 LISTEN=8080 deploy/front-cache.sh varnish|nginx
# nginx takes several shops, with commas between: SHOP=shop-1:3000,shop-2:3000; Varnish one address, of a balancer.
# The shop is given the same FRONT_CACHE_WORD (16 signs or more): only who says it is given pages to share.
set -euo pipefail
kind=${1:?varnish or nginx}
word=${FRONT_CACHE_WORD:?the word that the shop was given}
shop=${SHOP:-127.0.0.1:3000}
listen=${LISTEN:-8080}
[[ $word =~ ^[A-Za-z0-9._~-]{16,}$ ]] || { echo 'FRONT_CACHE_WORD: 16 or more of letters, digits and . _ ~ -' >&2; exit 1; }

here=$(cd "$(dirname "$0")" && pwd)
state=${STATE_DIR:-/tmp/storefront-$kind}
mkdir -p "$state"
chmod 700 "$state"

case $kind in
varnish)
    [[ $shop != *,* ]] || { echo 'SHOP: Varnish takes one address' >&2; exit 1; }
    sed -e "s|replace-this-word-with-your-own|$word|" \
        -e "s|\.host = \"127.0.0.1\"|.host = \"${shop%:*}\"|" -e "s|\.port = \"3000\"|.port = \"${shop##*:}\"|" \
        "$here/varnish.vcl" > "$state/varnish.vcl"
    chmod 755 "$state"
    exec varnishd -F -n "$state/work" -a ":$listen" -f "$state/varnish.vcl" -s "malloc,${MEMORY:-512m}" \
        -p http_gzip_support=off -p thread_pools=2 -p thread_pool_min=50
    ;;
nginx)
    sed -e "s|replace-this-word-with-your-own|$word|" -e "s|server 127.0.0.1:3000;|server ${shop//,/; server };|" \
        -e "s|listen 8080 |listen $listen |" -e "s|/tmp/storefront-nginx|$state|g" \
        "$here/nginx.conf" > "$state/nginx.conf"
    chmod 755 "$state"
    exec nginx -e stderr -c "$state/nginx.conf" -g 'daemon off;'
    ;;
*)
    echo "no such cache: $kind" >&2
    exit 1
    ;;
esac
