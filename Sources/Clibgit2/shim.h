/* libgit2 as Swift sees it: its headers, and the options Swift cannot reach by itself. */
#ifndef SCHEMA_VERSION_CLIBGIT2_SHIM_H
#define SCHEMA_VERSION_CLIBGIT2_SHIM_H

#include <git2.h>
#include <git2/sys/mempack.h>
#include <git2/sys/odb_backend.h>
#include <git2/sys/repository.h>
#include <zlib.h>

#if LIBGIT2_VER_MAJOR < 1 || (LIBGIT2_VER_MAJOR == 1 && LIBGIT2_VER_MINOR < 5)
#error "schema-version needs libgit2 1.5 or newer"
#endif

/* git_libgit2_opts is variadic and so closed to Swift: one function for each option we set. */

/* Names are lower-case; they replace the list set before, libgit2's built-in ones stay. */
static inline int shim_set_extensions(const char **names, size_t count)
{
	return git_libgit2_opts(GIT_OPT_SET_EXTENSIONS, names, count);
}

static inline int shim_set_strict_hash_verification(int enabled)
{
	return git_libgit2_opts(GIT_OPT_ENABLE_STRICT_HASH_VERIFICATION, enabled);
}

static inline int shim_set_strict_object_creation(int enabled)
{
	return git_libgit2_opts(GIT_OPT_ENABLE_STRICT_OBJECT_CREATION, enabled);
}

static inline int shim_set_object_cache(int enabled)
{
	return git_libgit2_opts(GIT_OPT_ENABLE_CACHING, enabled);
}

/* Level is a git_config_level_t; an empty path means "nowhere". */
static inline int shim_set_search_path(int level, const char *path)
{
	return git_libgit2_opts(GIT_OPT_SET_SEARCH_PATH, level, path);
}

static inline int shim_set_owner_validation(int enabled)
{
	return git_libgit2_opts(GIT_OPT_SET_OWNER_VALIDATION, enabled);
}

/* A back end of our own: libgit2 knows its first member, the callbacks find the rest behind it. */
typedef struct {
	git_odb_backend parent;
	void *context;
} shim_backend;

#endif
