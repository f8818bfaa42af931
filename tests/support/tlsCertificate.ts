/**
 * A self-signed certificate for gis.example.gov, maps.example.gov, and other.example.gov, which only tests trust.
 * It is valid until 2126.
 */
export const testCertificate = `-----BEGIN CERTIFICATE-----
MIIBzjCCAXSgAwIBAgIUeiDdAE+tuGBFmrZRCMM2KRl4z50wCgYIKoZIzj0EAwIw
GjEYMBYGA1UEAwwPZ2lzLmV4YW1wbGUuZ292MCAXDTI2MTEyOTE5MTA0NloYDzIx
MjYxMTA1MTkxMDQ2WjAaMRgwFgYDVQQDDA9naXMuZXhhbXBsZS5nb3YwWTATBgcq
hkjOPQIBBggqhkjOPQMBBwNCAATQwYNwHjsLTOMEv4cyWXm667OETTbeHwf5BFBE
U0Je6BBNMyc078ipAxkHFDYPYGHj/+JlvZeZuVXgPDYdLWhvo4GVMIGSMB0GA1Ud
DgQWBBSLuTC0K04qRJjzts4c4Pr4mfvSAjAfBgNVHSMEGDAWgBSLuTC0K04qRJjz
ts4c4Pr4mfvSAjAPBgNVHRMBAf8EBTADAQH/MD8GA1UdEQQ4MDaCD2dpcy5leGFt
cGxlLmdvdoIQbWFwcy5leGFtcGxlLmdvdoIRb3RoZXIuZXhhbXBsZS5nb3YwCgYI
KoZIzj0EAwIDSAAwRQIgatHarxqqEcPAeCwaDR0VHu/Ob6n6CCNqTlteXGBx0q4C
IQDfxM8WpTjsj07FgQJr5jGq/o9AsRUY1tYp2cVxvWf3qw==
-----END CERTIFICATE-----`;

/** Protects nothing: it belongs to servers that tests start on this machine. */
export const testCertificateKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgVigLz4GCzVwDwOyt
xYWTOV7RcMykU+QkwwGZ3AQKkZGhRANCAATQwYNwHjsLTOMEv4cyWXm667OETTbe
Hwf5BFBEU0Je6BBNMyc078ipAxkHFDYPYGHj/+JlvZeZuVXgPDYdLWhv
-----END PRIVATE KEY-----`;
