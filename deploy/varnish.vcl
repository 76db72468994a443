vcl 4.1;

# Varnish in front of the storefront: keys pages on address, language and store, compresses nothing (the shop does, once),
# serves stale pages while it fetches anew and while the shop is down.
# Replace the word (FRONT_CACHE_WORD of the shop) and the backend.

import std;

acl purgers { "127.0.0.1"; "::1"; }

backend shop {
    .host = "127.0.0.1";
    .port = "3000";
    .probe = { .url = "/healthz"; .interval = 2s; .timeout = 1s; .window = 5; .threshold = 3; }
}

sub vcl_recv {
    # Nobody but this file says what a page is kept under.
    unset req.http.X-Store-Class;
    unset req.http.X-Front-Cache;
    unset req.http.X-Mobify-Request-Class;
    unset req.http.X-Mobify-Querystring;

    if (req.method == "PURGE") {
        if (client.ip !~ purgers) { return (synth(405)); }
        if (req.http.X-Path) { ban("obj.http.X-Kept-Path ~ " + req.http.X-Path); }
        return (synth(200));
    }
    if (req.method != "GET" && req.method != "HEAD") { return (pass); }
    if (req.url ~ "^/(api|mobify/(proxy|slas|caching))/" || req.url ~ "^(/es-US)?/(login|my-accounts/resetPassword|callback)") {
        return (pass);
    }

    # Of all cookies a page depends on one: store and zip of it, who gave them left out.
    if (req.http.Cookie ~ "(^|;\s*)store=[0-9]{0,5}\.[0-9]{5}\.(chosen|geo|ip)(;|$)") {
        set req.http.X-Store-Class = regsub(req.http.Cookie, "^.*?(?:^|;\s*)store=([0-9]{0,5}\.[0-9]{5})\..*$", "\1");
        set req.http.Cookie = "store=" + req.http.X-Store-Class + ".chosen";
    } else {
        set req.http.X-Store-Class = "none";
        unset req.http.Cookie;
    }
    set req.http.X-Front-Cache = "replace-this-word-with-your-own";
    unset req.http.Authorization;
    return (hash);
}

sub vcl_hash {
    hash_data(req.http.X-Store-Class);
}

sub vcl_backend_response {
    set beresp.http.X-Kept-Path = bereq.url;
    if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "private|no-store") {
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
        return (deliver);
    }
    set beresp.grace = 24h;
    if (beresp.status >= 500) { return (abandon); }
}

sub vcl_deliver {
    unset resp.http.X-Kept-Path;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    # A browser asks again at each visit; what it has is not another shopper's either.
    if (resp.http.Content-Type ~ "text/html" && resp.http.Cache-Control ~ "s-maxage") {
        set resp.http.Cache-Control = "private, max-age=0, must-revalidate";
    }
}
